// Who sits in a seat, in the reader's words.
import { t } from '../app/i18n';
import type { Sitter } from '../protocol/server';

// A level this client has no word for is called by its id.
export function levelName(level: string): string {
  const key = `web.level.${level}`;
  const name = t(key);
  return name === `<${key}>` ? level : name;
}

export function sitterName(sitter: Sitter | undefined, seat: number): string {
  if (!sitter || sitter.kind === 'open') return t('web.seat.open');
  if (sitter.kind === 'person') return sitter.name || t('web.seat.nameless', { n: seat + 1 });
  return sitter.stands_in_for ? t('web.seat.stand_in', { name: sitter.stands_in_for }) : t('web.seat.computer', { level: levelName(sitter.level) });
}
