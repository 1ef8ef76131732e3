// Who sits in a seat, in words.
import type { Sitter } from '../protocol/server';
import { hasWords, t } from './i18n';

export const levelName = (level: string): string => (hasWords(`web.level.${level}`) ? t(`web.level.${level}`) : level);

export function sitterName(sitter: Sitter | undefined, seat: number): string {
  if (!sitter || sitter.kind === 'open') return t('web.seat.open');
  if (sitter.kind === 'person') return sitter.name || t('web.seat.nameless', { n: seat + 1 });
  return sitter.stands_in_for ? t('web.seat.stand_in', { name: sitter.stands_in_for }) : t('web.seat.computer', { level: levelName(sitter.level) });
}
