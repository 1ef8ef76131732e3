// The map in words: what a screen reader says about a space, and a summary of the whole board.
import type { BoardProps } from '../board';
import { leaderName, type View } from './model';

export function boardSummary(props: BoardProps): string[] {
  const view = props.view as View;
  return [props.t('web.nd.summary.round', { n: view.round, who: leaderName(props.catalogue, view, view.active) })];
}
