// The record as a file of the reader's own.
import { t } from '../../app/i18n';
import type { TableModel } from '../model';

export const recordName = (game: string, table: string, ending = 'txt'): string => `${game}-${table.replace(/[^\w-]/g, '')}.${ending}`;

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

// What went wrong, or null.
export async function downloadRecord(model: TableModel): Promise<string | null> {
  const answer = await model.host.ask({ type: 'replay' });
  const about = model.about.value;
  if (answer.type !== 'replay' || !about) return answer.type === 'refused' ? answer.why : t('web.shell.no_answer');
  saveFile(new Blob([answer.text], { type: 'text/plain' }), recordName(about.game, about.table));
  return null;
}
