'use client';
import {
  type AmountLimits,
  amountDigits,
  committedAmount,
} from '@forecourt/lib/leads/finance-quote/quote-choice';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Amount to borrow: digits only, limited to the range on blur (QUOTE-08, QUOTE-09).
 * @param props.fixed whether it is the price of the vehicle and cannot be changed
 */
export function AmountField({
  amount,
  limits,
  fixed,
  onAmount,
}: {
  amount: number;
  limits: AmountLimits;
  fixed: boolean;
  onAmount: (amount: number) => void;
}) {
  const t = useTranslations('financeJourney');
  const id = useId();
  const [typedText, setTypedText] = useState<string | null>(null);
  const commit = () => {
    if (typedText === null) return;
    setTypedText(null);
    onAmount(committedAmount(typedText, amount, limits));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('amount')}
      </label>
      <input
        id={id}
        type="text"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        readOnly={fixed}
        aria-describedby={`${id}-hint`}
        className="field numbers text-lg"
        value={typedText ?? formatMoney(amount)}
        onFocus={(event) => {
          if (fixed) return;
          // Synchronously, so that the raw digits are selected and typing replaces them.
          flushSync(() => setTypedText(String(amount)));
          event.currentTarget.select();
        }}
        onChange={(event) => setTypedText(amountDigits(event.target.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typedText === null) return;
          // The first Enter commits the amount; the next one submits.
          event.preventDefault();
          commit();
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
        {fixed
          ? t('amountFixed')
          : t('amountRange', { min: formatMoney(limits.min), max: formatMoney(limits.max) })}
      </p>
    </div>
  );
}
