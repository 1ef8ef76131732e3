// A player's dials: trade with its marks, coins with where they come from, the culture track with the price of the next space.
import { Glyph } from './Glyph';
import { DIAL, LEVELS, nameOf, type SeatView } from './model';
import type { BoardProps } from './props';

interface InstrumentProps {
  readonly props: BoardProps;
  readonly seat: SeatView;
}

const point = (n: number, radius: number) => {
  const angle = Math.PI * (1 - n / DIAL);
  return { x: 60 + radius * Math.cos(angle), y: 60 - radius * Math.sin(angle) };
};
const arc = (from: number, to: number, radius: number): string => {
  const [a, b] = [point(from, radius), point(to, radius)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
};

export function Instruments({ props, seat }: InstrumentProps) {
  return (
    <div class="cv-instruments">
      <Dial props={props} seat={seat} />
      <Coins props={props} seat={seat} />
      <Track props={props} seat={seat} />
    </div>
  );
}

function Dial({ props, seat }: InstrumentProps) {
  const { t } = props;
  const marks = props.catalogue.research; // trade that a tech of level I to V needs
  const level = marks.filter((mark) => mark <= seat.trade).length;
  return (
    <section class="cv-inst" aria-label={t('web.cv.trade')}>
      <h3>{t('web.cv.trade')}<span>{t('web.cv.income', { n: seat.income })}</span></h3>
      <svg class="cv-dial" viewBox="0 0 120 68" role="img" aria-label={t('web.cv.trade.of', { n: seat.trade, most: DIAL })}>
        <path class="cv-dial-back" d={arc(0, DIAL, 46)} />
        {seat.trade > 0 && <path class="cv-dial-full" d={arc(0, seat.trade, 46)} />}
        {marks.map((mark, i) => {
          const [a, b, text] = [point(mark, 41), point(mark, 51), point(mark, 57)];
          return <g key={mark}><path class="cv-dial-mark" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} /><text class={mark <= seat.trade ? 'cv-reached' : ''} x={text.x} y={text.y + 4}>{LEVELS[i + 1]}</text></g>;
        })}
        <text class="cv-dial-value" x="60" y="60">{seat.trade}</text>
      </svg>
      <small>{level > 0 ? t('web.cv.trade.level', { level: LEVELS[level] ?? '' }) : t('web.cv.trade.none')}</small>
    </section>
  );
}

function Coins({ props, seat }: InstrumentProps) {
  const { t, catalogue } = props;
  const { have, need, from } = seat.progress.economic;
  const parts = (['map', 'techs', 'tokens', 'government'] as const).filter((one) => from[one] > 0);
  const explain = () =>
    props.table.explain(
      [
        ...parts.filter((one) => one !== 'tokens').map((one) => ({ text: t(`web.cv.coins.${one}`), value: String(from[one]) })),
        ...Object.entries(seat.coin_tokens ?? {}).map(([id, n]) => ({ text: id === 'sheet' ? t('web.cv.coins.sheet') : nameOf([...catalogue.techs, ...catalogue.wonders], id), value: String(n) })),
        { text: t('web.cv.coins.all'), value: String(have) },
      ],
      t('web.cv.coins'),
    );
  return (
    <section class="cv-inst" aria-label={t('web.cv.coins')}>
      <h3>{t('web.cv.coins')}<span>{t('web.cv.coins.win', { n: need })}</span></h3>
      <button type="button" class="cv-coinbox" title={t('web.cv.sum')} onClick={explain}>
        {Array.from({ length: need }, (_, i) => <i key={i} class={i < have ? 'cv-coin-full' : ''} />)}<span class="vh">{have}/{need}</span>
      </button>
      <small>{parts.map((one) => `${t(`web.cv.coins.${one}`)} ${from[one]}`).join(', ') || t('web.cv.coins.none')}</small>
    </section>
  );
}

function Track({ props, seat }: InstrumentProps) {
  const { t, catalogue } = props;
  const spaces = catalogue.track;
  return (
    <section class="cv-inst cv-track" aria-label={t('web.cv.culture')}>
      <h3>{t('web.cv.culture')}<span>{t('web.cv.track.space', { n: seat.track, all: spaces.length })}</span></h3>
      <p class="cv-culture"><b>{seat.culture}</b><Glyph id="culture" size={16} /><small>{seat.next ? t(seat.next.trade > 0 ? 'web.cv.track.next_both' : 'web.cv.track.next', { culture: seat.next.culture, trade: seat.next.trade }) : ''}</small></p>
      <svg class="cv-spaces" viewBox={`0 0 ${spaces.length * 9} 14`} role="img" aria-label={t('web.cv.track.space', { n: seat.track, all: spaces.length })}>
        {spaces.map(({ space, kind, age }) => (
          <g key={space} class={`cv-space cv-age-${age} ${space <= seat.track ? 'cv-past' : space === seat.track + 1 ? 'cv-next' : ''}`} transform={`translate(${(space - 1) * 9} 0)`}>
            {kind === 'great_person' ? <circle cx="4.500" cy="7" r="4" /> : kind === 'victory' ? <path d="M.5 12h8V9h-2V5.500H2.500V9h-2z" /> : <rect x="1" y="2.500" width="7" height="9" rx="1.500" />}
          </g>
        ))}
      </svg>
    </section>
  );
}
