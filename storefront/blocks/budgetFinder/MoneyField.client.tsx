'use client';
import { parseBudgetAmount } from '@forecourt/lib/inventory/search/budget';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A money input: formatted as `$2,000`, but as plain digits while focused (SLIDER-16, SLIDER-21). Each
 * keystroke takes effect immediately, clamped to the limits of a budget.
 */
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
          // Synchronously, so that `select` selects the plain digits.
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
