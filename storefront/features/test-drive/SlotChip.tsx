import type { ReactNode } from 'react';
import './slots.css';

/** A day or a time to choose, as a radio button. */
export function SlotChip({
  name,
  value,
  checked,
  onChoose,
  children,
}: {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="slot numbers">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="sr-only"
      />
      <span>{children}</span>
    </label>
  );
}
