// The motif of a game, loaded when it is first shown; a game without one shows the mark of the house.
import { useEffect, useState } from 'preact/hooks';
import { addSymbols } from './symbols';

const drawings = import.meta.glob<string>('../style/vignettes/*.svg', { query: '?raw', import: 'default' });

export function Vignette({ game }: { readonly game: string }) {
  const load = drawings[`../style/vignettes/${game}.svg`];
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
