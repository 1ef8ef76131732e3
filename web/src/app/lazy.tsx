// A screen that is loaded when it is opened first.
//
//   const Rules = lazy(() => import('../screens/Rules').then((module) => module.Rules));
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LoadFailed, Opening } from '../screens/Problems';

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'here' | 'failed'>(loaded ? 'here' : 'loading');
    const fetchIt = () => {
      setState('loading');
      load().then(
        (component) => {
          loaded = component;
          setState('here');
        },
        () => setState('failed'),
      );
    };
    useEffect(() => {
      if (!loaded) fetchIt();
    }, []);
    if (state === 'failed') return <LoadFailed again={fetchIt} />;
    if (!loaded) return <Opening />;
    const Component = loaded;
    return <Component {...props} />;
  };
}
