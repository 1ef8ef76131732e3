// A component that is drawn again only when one of its properties is another value: `===`, so give it texts and numbers, or
// objects that stay the same.
import { Component, type ComponentChild, type FunctionComponent } from 'preact';

export function memo<P extends object>(draw: (props: P) => ComponentChild): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys(now).length !== Object.keys(then).length || Object.keys(then).some((key) => now[key] !== then[key]);
    }
    override render(props: P): ComponentChild {
      return draw(props);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}
