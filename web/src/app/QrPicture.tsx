// A QR code as one path, dark on light in every theme: scanners want it so.
import { useMemo } from 'preact/hooks';
import { qrCode } from './qr';

const QUIET = 4;

export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (!code) return null; // an address that long is shared as text only
  const size = code.length + 2 * QUIET;
  const path = code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#FFFDF7" />
      <path d={path} fill="#24201C" />
    </svg>
  );
}
