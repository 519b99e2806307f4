'use client';
import {
  type Limits,
  limitProblem,
  type NumberKind,
  notBelowZero,
  typedAmount,
  within,
} from '@forecourt/lib/vehicle/finance/limits';
import { formatPayment, formatPlain } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Problem } from '@/forms/Field.tsx';

/**
 * A number input with a slider. A value beyond the limits is kept as typed, with the limits shown below
 * once the field loses focus (FIN-07).
 * @param props.wrong whether to show its error
 * @param props.onValue receives numbers within the limits
 */
export function NumberField({
  label,
  kind,
  limits,
  sliderMax,
  value,
  wrong,
  disabled,
  onValue,
  onWrong,
}: {
  label: string;
  kind: NumberKind;
  limits: Limits;
  sliderMax: number;
  value: number;
  wrong: boolean;
  disabled: boolean;
  onValue: (value: number) => void;
  onWrong: (isWrong: boolean) => void;
}) {
  const t = useTranslations('financeCalculator');
  const id = useId();
  const [typedText, setTypedText] = useState<string | null>(null);
  const problemOf = (text: string) =>
    limitProblem(typedAmount(text), limits, kind, (range) => t('limits', range));
  const problem = wrong && typedText !== null ? problemOf(typedText) : null;
  const words = kind === 'money' ? formatPayment(value) : formatPlain(value);
  const filledPercent = within(((value - limits.min) / (sliderMax - limits.min || 1)) * 100, {
    min: 0,
    max: 100,
  });
  const settle = () => {
    if (typedText === null) return;
    if (!problemOf(typedText)) return setTypedText(null);
    onWrong(true);
    if (kind === 'money') setTypedText(notBelowZero(typedText));
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={disabled}
          className="field numbers w-32 flex-none text-end"
          value={typedText ?? words}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
          onFocus={(event) => {
            // Synchronously, so that `select` selects the plain digits.
            if (typedText === null) flushSync(() => setTypedText(String(value)));
            event.currentTarget.select();
          }}
          onChange={(event) => {
            const text = event.target.value;
            setTypedText(text);
            if (problemOf(text)) return;
            onWrong(false);
            onValue(typedAmount(text));
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
      </div>
      <input
        type="range"
        aria-label={t('slider', { label })}
        aria-valuetext={words}
        className="finance-slider"
        style={{ '--filled': `${filledPercent}%` } as CSSProperties}
        min={limits.min}
        max={sliderMax}
        step={limits.step}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          setTypedText(null);
          onWrong(false);
          onValue(event.target.valueAsNumber);
        }}
      />
      <Problem id={`${id}-problem`} text={problem ?? undefined} />
    </div>
  );
}
