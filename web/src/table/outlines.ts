// Pieces that an explanation or a line of the log is about are outlined wherever they are on the screen: {"cell": "F7"} is what carries
// data-cell="F7".
import { useEffect } from 'preact/hooks';
import type { Pick } from '../protocol/messages';

export const selectorOf = (piece: Pick): string[] =>
  Object.entries(piece).flatMap(([key, value]) => (/^[a-z_]+$/.test(key) && (typeof value === 'string' || typeof value === 'number') ? [`[data-${key}="${CSS.escape(String(value))}"]`] : []));

export function useOutlines(pieces: readonly Pick[], refused: boolean): void {
  useEffect(() => {
    const selector = pieces.flatMap(selectorOf).map((one) => `.boardwrap ${one}, .own ${one}`).join(', ');
    if (selector === '') return;
    const found = [...document.querySelectorAll(selector)];
    const marks = refused ? ['is-meant', 'is-refused'] : ['is-meant'];
    found.forEach((element) => element.classList.add(...marks));
    return () => found.forEach((element) => element.classList.remove('is-meant', 'is-refused'));
  }, [pieces, refused]);
}
