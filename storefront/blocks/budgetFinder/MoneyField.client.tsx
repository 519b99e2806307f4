'use client';
import { parseBudgetAmount } from '@forecourt/lib/inventory/search/budget';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

/** An amount of money: `$2,000` at rest, plain digits while typing (SLIDER-16, SLIDER-21). */
export function MoneyField({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typedText, setTypedText] = useState<string | null>(null);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className="field numbers text-lg"
        value={typedText ?? formatMoney(value)}
        onFocus={(event) => {
          // Rendered synchronously, so that the digits are selected and typing replaces them.
          flushSync(() => setTypedText(value === 0 ? '' : String(value)));
          event.currentTarget.select();
        }}
        onChange={(event) => {
          const text = event.target.value.replace(/[^\d.,$\s-]/g, '');
          setTypedText(text);
          onChange(parseBudgetAmount(text));
        }}
        onBlur={() => setTypedText(null)}
      />
    </div>
  );
}
