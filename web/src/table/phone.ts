// Is the window narrow, as a phone's? Below this the table is laid out for a thumb (table.css).
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 760px)';

export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const onChange = () => setPhone(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return phone;
}
