'use client';
import { readAmount } from '@forecourt/lib/online-payment/amount';
import { PAYMENT_LIMITS } from '@forecourt/lib/online-payment/limits';
import { formatCents } from '@forecourt/lib/reservation/money';
import { useState } from 'react';
import { Field } from '@/features/enquiry/Fields.tsx';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { CheckedForm } from '@/features/payments/CheckedForm.tsx';
import { useChecked } from '@/features/payments/use-checked.client.ts';
import { START_PATH } from './address.ts';
import { LABELS, paymentProblems } from './fields.ts';

const FIELDS = [
  {
    name: 'subject',
    type: 'text',
    autoComplete: 'off',
    hint: 'As it stands on your invoice, or beside the car.',
  },
  { name: 'amount', type: 'text', autoComplete: 'off', hint: null },
  { name: 'name', type: 'text', autoComplete: 'name', hint: null },
  { name: 'email', type: 'email', autoComplete: 'email', hint: 'Your receipt goes there.' },
  { name: 'note', type: 'text', autoComplete: 'off', hint: 'Shown on your receipt, for your own books.' },
] as const;

const AGAIN_TEXT = 'This was paid already. Tick to pay it once more.';

/**
 * What is paid, by whom and how much (OPEN-103). Sending it writes the payment down and leads to Stripe's page.
 * @param props.problems names of questions, from a browser without script
 */
export function PaymentForm({ problems: given, payee }: { problems: readonly string[]; payee: string }) {
  const step = useChecked(paymentProblems, START_PATH, given);
  const { problems } = step;
  const [cents, setCents] = useState<number | null>(null);
  // Stays once it was asked: an answer takes the problem away, not the question.
  const [again, setAgain] = useState(given.includes('again') ? AGAIN_TEXT : null);
  if (problems.again && problems.again !== again) setAgain(problems.again);
  return (
    <CheckedForm
      checked={step}
      labels={LABELS}
      next={cents === null ? 'Continue to payment' : `Continue to pay ${formatCents(cents)}`}
      back={null}
      note={
        <p className="text-sm text-ink-muted">
          You pay on the page of Stripe, our payment provider: we never see your card. {payee} uses your
          details for this payment only; see our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      }
    >
      {FIELDS.map(({ name, type, autoComplete, hint }) => (
        <Field key={name} id={name} label={LABELS[name]} problem={problems[name]} optional={name === 'note'}>
          {(ties) => (
            <>
              <input
                {...ties}
                {...(hint && {
                  'aria-describedby': [ties['aria-describedby'], `${name}-hint`].filter(Boolean).join(' '),
                })}
                className={name === 'amount' ? 'field numbers' : 'field'}
                name={name}
                type={type}
                inputMode={name === 'amount' ? 'decimal' : undefined}
                autoComplete={autoComplete}
                maxLength={PAYMENT_LIMITS[name]}
                placeholder={name === 'amount' ? '$1,234.50' : undefined}
                onChange={
                  name === 'amount'
                    ? ({ target }) => {
                        const read = readAmount(target.value);
                        setCents('cents' in read ? read.cents : null);
                      }
                    : undefined
                }
              />
              {hint && (
                <p id={`${name}-hint`} className="mt-1.5 text-sm text-ink-muted">
                  {hint}
                </p>
              )}
            </>
          )}
        </Field>
      ))}
      {again && (
        <div className="rounded-card bg-warning-soft p-4">
          <label htmlFor="again" className="flex cursor-pointer items-start gap-3 text-sm leading-normal">
            <input
              id="again"
              name="again"
              type="checkbox"
              className="tick"
              {...(problems.again && { 'aria-invalid': true })}
            />
            <span>{again}</span>
          </label>
        </div>
      )}
    </CheckedForm>
  );
}
