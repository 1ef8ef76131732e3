import { useRef } from 'preact/hooks';

// How many different values there were: a mark by which others see that something new is asked.
export function useCount(value: unknown): number {
  const seen = useRef({ value, count: 0 });
  if (seen.current.value !== value) seen.current = { value, count: seen.current.count + 1 };
  return seen.current.count;
}
