export function Card({ value }: { readonly value: number }) {
  return <span class="tg-card" aria-hidden="true">{value}</span>;
}
