// Words that a screen can do without until they arrive, such as those of options: asked for again when the server is back.
import { useEffect } from 'preact/hooks';
import { serverState } from './api';
import { addWords } from './i18n';

export function useWords(part: string, wanted = true): void {
  const server = serverState.value;
  useEffect(() => {
    if (wanted) addWords(part).catch(() => {}); // the notice says that the server is away
  }, [part, wanted, server]);
}
