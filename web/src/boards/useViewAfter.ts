// The view after a move, where nothing hidden would come to light; null while it is not known. `delay`: how long somebody looks at something, in
// milliseconds, before it is asked.
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from './board';

export function useViewAfter<View>({ table, you }: BoardProps<View>, wish: string | undefined, delay = 0): View | null {
  const move = you === 'spectator' ? undefined : wish;
  const [then, setThen] = useState<{ readonly of: string; readonly view: View } | null>(null);
  useEffect(() => {
    if (!move) return;
    let wanted = true;
    const ask = () => void table.preview(move).then((preview) => wanted && setThen(preview ? { of: move, view: preview.view } : null));
    const timer = delay > 0 ? setTimeout(ask, delay) : ask();
    return () => {
      wanted = false;
      if (timer) clearTimeout(timer);
    };
  }, [move]);
  return then && then.of === move ? then.view : null;
}
