// Is there room for the dials beside the map? In a small window they are in the side panel, so that the hexes stay large.
import { useEffect, useState } from 'preact/hooks';

const SMALL = '(max-width: 1180px), (max-height: 780px)';

export function useRoom(): boolean {
  const [small, setSmall] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const query = matchMedia(SMALL);
    const onChange = () => setSmall(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return !small;
}
