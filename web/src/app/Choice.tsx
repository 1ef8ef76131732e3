// Small controls that several screens use: one of a few (radio buttons in a row), a switch.
export interface ChoiceProps<T extends string | number | boolean> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly fill?: boolean;
  onPick(value: T): void;
}

export function Choice<T extends string | number | boolean>({ label, value, options, fill = false, onPick }: ChoiceProps<T>) {
  return (
    <div class={`picker ${fill ? 'fill' : ''}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button key={String(option.value)} type="button" aria-pressed={option.value === value} onClick={() => onPick(option.value)}>{option.text}</button>
      ))}
    </div>
  );
}

export function Switch({ label, on, onChange }: { readonly label: string; readonly on: boolean; onChange(on: boolean): void }) {
  return <button type="button" class="toggle" role="switch" aria-checked={on} aria-label={label} onClick={() => onChange(!on)} />;
}
