// The card that all sheets share: a picture, a title, a sentence, the rule.
import type { ComponentChildren } from 'preact';
import type { BoardProps } from './props';

interface SheetProps {
  readonly props: BoardProps;
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly sub?: string | undefined;
  readonly rule?: string | undefined;
  readonly children: ComponentChildren;
  readonly look?: string;
}

export function Sheet({ props, picture, title, sub, rule, children, look = '' }: SheetProps) {
  return (
    <section class={`te-sheet ${look}`} aria-label={title}>
      <header>
        {picture}
        <div>
          <h2>{title}</h2>
          {sub && <p class="te-sub">{sub}</p>}
        </div>
        {rule && <button type="button" class="te-rule" onClick={() => props.table.rule(rule)}>{rule}</button>}
      </header>
      {children}
    </section>
  );
}
