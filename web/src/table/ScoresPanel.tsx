// Points: the game's own panel where it has one, else a table of players and categories; below it how they grew.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n';
import type { BoardModule, BoardProps } from '../boards/board';
import type { Standing } from '../protocol/messages';
import { Chart } from './Chart';
import { usePhone } from './phone';
import { seatName } from './reading';
import type { TableModel } from './model';
import { sitterName } from '../app/sitter';

export const categoryName = (catalogue: any, id: string): string => catalogue?.categories?.find?.((one: { id: string; name: string }) => one.id === id)?.name ?? id.replaceAll('_', ' ');

export function ScoresPanel({ model, module, props }: { readonly model: TableModel; readonly module: BoardModule; readonly props: BoardProps }) {
  const standing = model.standing.value;
  return (
    <div class="scorespanel">
      {module.Scores ? <module.Scores {...props} /> : standing ? <PointsTable standing={standing} props={props} /> : <p class="muted">{t('web.shell.scores.hidden')}</p>}
      {!standing && module.Memory && <module.Memory {...props} />}
      {standing && <Course model={model} module={module} />}
    </div>
  );
}

export function PointsTable({ standing, props }: { readonly standing: Standing; readonly props: Pick<BoardProps, 'about' | 'catalogue'> }) {
  const categories = Object.keys(standing.seats[0]?.points ?? {});
  const seats = [...standing.seats].sort((a, b) => a.rank - b.rank);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t('web.shell.scores.table')}>
      <table class="points">
        <thead><tr><td /><th scope="col">{t('web.shell.scores.sum')}</th>{categories.map((id) => <th key={id} scope="col">{categoryName(props.catalogue, id)}</th>)}</tr></thead>
        <tbody>
          {seats.map((one) => (
            <tr key={one.seat}>
              <th scope="row">{sitterName(props.about.seats[one.seat], one.seat)}</th>
              <td><b>{one.total}</b></td>
              {categories.map((id) => <td key={id}>{one.points[id]}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Course({ model, module, large }: { readonly model: TableModel; readonly module: BoardModule; readonly large?: boolean }) {
  const [totals, setTotals] = useState<readonly (readonly number[])[]>([]);
  const moves = model.live.value?.moves ?? 0;
  const phone = usePhone();
  useEffect(() => {
    let there = true;
    void model.course().then((course) => there && setTotals(course));
    return () => void (there = false);
  }, [moves]);
  const about = model.about.value;
  if (totals.length < 3 || !about) return null;
  const shown = model.shown.value;
  const reached = model.telling.value && shown ? totals.slice(0, shown.moves + 1) : totals;
  return (
    <section class={large ? 'card course' : 'course'}>
      <h3>{t('web.shell.course')}</h3>
      <Chart totals={reached} names={about.seats.map((_, seat) => seatName(module, model, seat))} at={shown?.mode === 'past' ? shown.moves : null} large={(large ?? false) && !phone} onPick={(move) => void model.lookAt(move)} />
    </section>
  );
}
