// The arithmetic of the curve of chances: its points, where its numbered marks stand, and moments in words.
import type { LogReader } from '../log';
import type { Moment, Review } from '../../protocol/messages';

export interface Point {
  readonly move: number;
  readonly chances: readonly number[]; // in percent, by seat
}

export const curveOf = (review: Review): readonly Point[] => [{ move: 0, chances: review.start }, ...review.steps.map(({ until, chances }) => ({ move: until, chances }))];

// In the order they have, so far apart that none hides another, between two ends, and as near to their places as that allows.
export function spreadOut(places: readonly number[], apart: number, from: number, to: number): readonly number[] {
  const room = Math.min(apart, places.length > 1 ? (to - from) / (places.length - 1) : apart);
  const out = [...places];
  for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i] as number, i === 0 ? from : (out[i - 1] as number) + room);
  for (let i = out.length - 1; i >= 0; i--) out[i] = Math.min(out[i] as number, i === out.length - 1 ? to : (out[i + 1] as number) - room);
  return out;
}

const ENOUGH = 3; // sentences of a moment

// What happened: the events that are news, or the move itself where they do not say it (a sealed choice).
export function wordsOfMoment(moment: Moment, reader: LogReader, who: string): string {
  const words = reader.words ?? String;
  const news = moment.events.filter((entry) => !reader.isQuiet?.(entry) && !reader.startsTurn?.(entry));
  if (news.length > 0) return words(news.slice(0, ENOUGH).map((entry) => entry.text).join(' '));
  return moment.text ? `${who}: ${words(moment.text)}` : '';
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
