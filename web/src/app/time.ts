// Spans of time in words: the two largest units that matter. "1 d 6 h", "41 min", "less than a minute".
import { t } from './i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export function spanOf(millis: number): Span {
  const left = Math.max(0, millis);
  return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
}

export function spanText(millis: number): string {
  const { days, hours, minutes } = spanOf(millis);
  const parts = [days > 0 && t('web.time.d', { n: days }), hours > 0 && t('web.time.h', { n: hours }), days === 0 && minutes > 0 && t('web.time.min', { n: minutes })];
  return parts.filter(Boolean).join(' ') || t('web.time.moment');
}
