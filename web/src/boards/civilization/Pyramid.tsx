// Techs as a stepped pyramid, the bottom row first: five at the bottom, one at the top where all of it stands.
import { Glyph } from './Glyph';
import { followsOf, found, LEVELS, nameOf, verbOf, type SeatView } from './model';
import type { BoardProps } from './props';
import { detail } from './ui';

// Many bricks in small: for a player's panel.
export function MicroPyramid({ rows, label }: { readonly rows: readonly number[]; readonly label: string }) {
  const wide = Math.max(5, ...rows);
  return (
    <svg class="cv-micro" viewBox="0 0 62 36" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].flatMap((row) => {
        const places = Math.max(rows[row] ?? 0, 5 - row);
        const width = Math.min(11.5, 60 / wide);
        return Array.from({ length: places }, (_, i) => (
          <rect key={`${row} ${i}`} class={i < (rows[row] ?? 0) ? 'cv-brick-full' : 'cv-brick'} x={31 - (places * width) / 2 + i * width + 0.5} y={29.5 - row * 7} width={width - 1} height={5.5} rx="1" />
        ));
      })}
    </svg>
  );
}

export function Pyramid({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { compose, t } = props;
  const usable = new Set((compose.decision.value?.options ?? []).filter((option) => verbOf(option) === 'ability').map((option) => followsOf(option).tech));
  return (
    <section class="cv-panel cv-pyramid" aria-label={t('web.cv.pyramid')}>
      <h2><Glyph id="tech" size={17} />{t('web.cv.pyramid')}<span>{t('web.cv.pyramid.count', { n: seat.progress.technology.have })}</span></h2>
      {[4, 3, 2, 1, 0].map((row) => {
        const techs = seat.techs[row] ?? [];
        const free = Math.max(0, 5 - row - techs.length);
        return (
          <div key={row} class="cv-step" data-level={row + 1}>
            {techs.map((tech) => <Tech key={tech} props={props} id={tech} usable={usable.has(tech)} coins={seat.coin_tokens?.[tech]} />)}
            {Array.from({ length: free }, (_, i) => <span key={i} class="cv-tech cv-empty" aria-hidden="true">{i === 0 ? LEVELS[row + 1] : ''}</span>)}
          </div>
        );
      })}
    </section>
  );
}

function Tech({ props, id, usable, coins }: { readonly props: BoardProps; readonly id: string; readonly usable: boolean; readonly coins: number | undefined }) {
  const tech = found(props.catalogue.techs, id);
  return (
    <button type="button" class={`cv-tech ${usable ? 'cv-usable' : ''}`} data-tech={id} title={tech?.summary} onClick={() => (detail.value = { kind: 'tech', id })}>
      {nameOf(props.catalogue.techs, id)}{coins ? <i class="cv-coins-on">{coins}</i> : null}
    </button>
  );
}
