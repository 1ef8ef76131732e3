// Is the window narrow, as a phone's? Below this the table is laid out for a thumb (table.css).
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 760px)';

export const isPhone = (): boolean => matchMedia(NARROW).matches;

export function usePhone(): boolean {
  const [phone, setPhone] = useState(isPhone);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const onChange = () => setPhone(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return phone;
}
