// Who sits in a seat, in words.
import type { Sitter } from '../protocol/server';
import { hasWords, t } from './i18n';

// The server calls guests "Guest 1a2b" until they say who they are; that word can be translated.
const NAMELESS = /^Guest ([0-9a-f]{4})$/;
export const isNameless = (name: string): boolean => NAMELESS.test(name);
export const personName = (name: string): string => {
  const mark = NAMELESS.exec(name)?.[1];
  return mark ? t('web.seat.guest', { mark }) : name;
};

// Anybody can be a guest by any name: it is marked, so that nobody takes it for an account's.
const guestName = (name: string, guest: boolean | undefined): string => (guest && name && !isNameless(name) ? t('web.seat.as_guest', { name }) : personName(name));

// Whoever has the seat, also while a computer player stands in.
export const seatOwner = (sitter: Sitter): string | undefined =>
  sitter.kind === 'person' ? guestName(sitter.name, sitter.guest) : sitter.kind === 'computer' && sitter.stands_in_for !== undefined ? guestName(sitter.stands_in_for, sitter.guest) : undefined;

export const levelName = (level: string): string => (hasWords(`web.level.${level}`) ? t(`web.level.${level}`) : level);

export function sitterName(sitter: Sitter | undefined, seat: number): string {
  if (!sitter || sitter.kind === 'open') return t('web.seat.open');
  if (sitter.kind === 'person') return seatOwner(sitter) || t('web.seat.nameless', { n: seat + 1 });
  if (sitter.stands_in_for !== undefined) return t('web.seat.stand_in', { name: seatOwner(sitter) ?? '' });
  return sitter.name || t('web.seat.computer', { level: levelName(sitter.level) });
}

// What stands beside the name of a computer player: how well it plays. Nothing where the name says it already.
export const levelBeside = (sitter: Sitter | undefined): string =>
  sitter?.kind === 'computer' && sitter.name && sitter.stands_in_for === undefined ? levelName(sitter.level) : '';

// "Hammurabi (strong)"
export function sitterTitle(sitter: Sitter | undefined, seat: number): string {
  const level = levelBeside(sitter);
  return level === '' ? sitterName(sitter, seat) : `${sitterName(sitter, seat)} (${level})`;
}
