'use client';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RangeUnit } from '@/stock/facets.ts';
import { typedNumber } from '../ranges.ts';

/** `$34,000`, `45,000 kms`, `2022` (SLIDER-21, SLIDER-22). */
function shownValue(unit: RangeUnit, value: number, t: Translator<'search'>): string {
  if (unit === 'money') return `$${formatWhole(value)}`;
  if (unit === 'mass') return `${formatWhole(value)} kg`;
  return unit === 'km' ? t('kilometres', { value: formatWhole(value) }) : String(value);
}

/** Shows raw digits while typing, and commits on blur or Enter (SLIDER-16 to 18). */
export function RangeInput({
  name,
  unit,
  value,
  disabled,
  onCommit,
}: {
  name: string;
  unit: RangeUnit;
  value: number;
  disabled: boolean;
  onCommit: (value: number) => void;
}) {
  const t = useTranslations('search');
  const [typedText, setTypedText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const commit = () => {
    const next = typedText === null ? null : typedNumber(typedText);
    setTypedText(null);
    if (next !== null && next !== value) onCommit(next);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={name}
      disabled={disabled}
      className="field numbers min-w-0 px-3 text-sm"
      value={typedText ?? (isFocused ? String(value) : shownValue(unit, value, t))}
      onFocus={(event) => {
        // Synchronously, so that the raw digits are selected and typing replaces them.
        flushSync(() => setIsFocused(true));
        event.currentTarget.select();
      }}
      onChange={(event) => setTypedText(event.target.value.replace(/\D/g, ''))}
      onBlur={() => {
        setIsFocused(false);
        commit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
