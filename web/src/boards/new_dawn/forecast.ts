// The view after the move that is put together, where nothing hidden would come to light; null while none is ready.
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board';
import type { View } from './model';

export function useForecast({ compose, table, you }: BoardProps): View | null {
  const move = you === 'spectator' ? undefined : compose.ready.value?.move;
  const [then, setThen] = useState<{ readonly of: string; readonly view: View } | null>(null);
  useEffect(() => {
    if (!move) return;
    let wanted = true;
    void table.preview(move).then((preview) => wanted && setThen(preview ? { of: move, view: preview.view as View } : null));
    return () => {
      wanted = false;
    };
  }, [move]);
  return then && then.of === move ? then.view : null;
}
