// What the signs on the board mean; with a piece in hand, what the marks of legal spaces mean.
import type { Words } from '../board';
import { MarkSign } from './Marks';
import type { Mark } from './squares';
import { TreasureIcon } from './Treasure';

const MARKS: readonly Mark[] = ['plain', 'point', 'gift', 'union', 'war'];

export function Legend({ t, marks }: { readonly t: Words; readonly marks: boolean }) {
  return (
    <ul class="te-legend">
      {marks
        ? MARKS.map((mark) => (
            <li key={mark}>
              <svg viewBox="8 8 36 36" aria-hidden="true"><MarkSign mark={mark} /></svg>
              {t(`web.te.mark.${mark}`)}
            </li>
          ))
        : (
            <>
              <li><svg viewBox="1 32 19 20" aria-hidden="true"><path class="te-arch" d="M3 50V41.5a7.5 7.5 0 0 1 15 0V50z" /></svg>{t('web.te.legend.revolt')}</li>
              <li><svg viewBox="32 33 20 20" aria-hidden="true"><path class="te-shield te-black" d="M34 35h15.5v8c0 4.2-3.5 6.8-7.75 8.6-4.25-1.8-7.75-4.4-7.75-8.6z" /></svg>{t('web.te.legend.war')}</li>
              <li><TreasureIcon />{t('web.te.legend.treasure')}</li>
              <li><TreasureIcon corner />{t('web.te.legend.corner')}</li>
              <li><svg viewBox="0 0 28 28" aria-hidden="true"><path class="te-changed" d="M3 11V7a4 4 0 0 1 4-4h4M25 17v4a4 4 0 0 1-4 4h-4" /></svg>{t('web.te.legend.changed')}</li>
            </>
          )}
    </ul>
  );
}
