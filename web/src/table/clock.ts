// Clocks as they run on in this page: what was left at the server's time, less what has passed here since the news came.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About, Pace, SeatClock } from '../protocol/server';
import { t } from '../app/i18n';

const arrived = new WeakMap<About, number>(); // when news came, by this page's clock
export const stamp = (about: About, now = Date.now()): number => {
  const known = arrived.get(about);
  if (known !== undefined) return known;
  arrived.set(about, now);
  return now;
};

export const leftOf = (clock: SeatClock, since: number, now: number): number => Math.max(0, clock.left - (clock.running ? now - since : 0));

// 17:58 · 1:02:09 · 2 d 5 h
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600), Math.floor((seconds % 3600) / 60)];
  if (days > 0) return t('web.shell.clock.days', { d: days, h: hours });
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// "30 min + 20 s", "1 day for each decision"
export function paceText(rule: Pace): string {
  if (rule.kind === 'none') return t('web.shell.pace.none');
  if (rule.kind === 'live') return t('web.shell.pace.live', { bank: Math.round(rule.bank / 60), increment: rule.increment ?? 0 });
  return rule.limit >= 86400 ? t('web.shell.pace.days', { n: Math.round(rule.limit / 86400) }) : t('web.shell.pace.hours', { n: Math.max(1, Math.round(rule.limit / 3600)) });
}

// The time of this page, once a second while somebody's clock runs.
const now = signal(Date.now());
export function useNow(running: boolean): number {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return running ? now.value : Date.now();
}
