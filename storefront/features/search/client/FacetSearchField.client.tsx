'use client';
import { Icon } from '@/ui/Icon.client.tsx';

export function FacetSearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <div className="relative mb-2">
      <Icon
        name="search"
        size={16}
        className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-subtle"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        className="field min-h-9 py-1 pe-2 ps-9 text-sm max-lg:min-h-11 max-lg:text-base"
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
