// The motif of a game, loaded when it is first shown; a game without one shows the mark of the house.
import { useEffect, useState } from 'preact/hooks';
import { folderOf } from '../boards/facts';
import { addSymbols } from './symbols';

const drawings = import.meta.glob<string>('../boards/*/vignette.svg', { query: '?raw', import: 'default' });

export function Vignette({ game }: { readonly game: string }) {
  const load = drawings[`../boards/${folderOf(game)}/vignette.svg`];
  const [here, setHere] = useState(false);
  useEffect(() => {
    void load?.().then((sprite) => {
      addSymbols(`vig-${game}`, sprite);
      setHere(true);
    }, () => {});
  }, [game]);
  return (
    <svg class={`vignette ${load ? '' : 'plain'}`} preserveAspectRatio={load ? 'xMidYMid slice' : 'xMidYMid meet'} aria-hidden="true">
      {load ? here && <use href={`#vig-${game}`} /> : <use href="#mark" />}
    </svg>
  );
}
