'use client';
import { readAmount } from '@forecourt/lib/payments/online-payment/amount';
import { PAYMENT_LIMITS } from '@forecourt/lib/payments/online-payment/limits';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { type ChangeEvent, useState } from 'react';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { FAILED_TEXT, UNAVAILABLE_TEXT } from '@/features/payments/payment-messages.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { START_PATH } from './address.ts';
import { LABELS, paymentProblems } from './fields.ts';
import { TOO_MANY_TEXT } from './payment-messages.ts';

const AGAIN_TEXT = 'This has already been paid. Tick to pay again.';

function centsOf(amount: string): number | null {
  const parsedAmount = readAmount(amount);
  return 'cents' in parsedAmount ? parsedAmount.cents : null;
}

/**
 * The payment form (OPEN-103). Submitting it stores the payment and continues to Stripe's page.
 * @param props.returned the invalid form, submitted without script
 */
export function PaymentForm({ returned, payee }: { returned: ReturnedForm; payee: string }) {
  const form = useForm({
    action: START_PATH,
    check: paymentProblems,
    texts: { failed: FAILED_TEXT, unavailable: UNAVAILABLE_TEXT, busy: TOO_MANY_TEXT },
    returned,
  });
  const { problems } = form;
  const [cents, setCents] = useState(() => centsOf(returned.answers?.amount ?? ''));
  // The question stays visible after it is answered, although its error is cleared.
  const [again, setAgain] = useState(returned.problems.includes('again') ? AGAIN_TEXT : null);
  if (problems.again && problems.again !== again) setAgain(problems.again);
  return (
    <Form
      form={form}
      labels={LABELS}
      send={cents === null ? 'Continue to payment' : `Continue to pay ${formatCents(cents)}`}
      note={
        <p className="text-sm text-ink-muted">
          You pay on a page of Stripe, our payment provider. We never see your card. {payee} uses your details
          for this payment only; see our{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
            privacy policy
          </a>
          .
        </p>
      }
    >
      <TextField
        name="subject"
        hint="As shown on your invoice or next to the car."
        maxLength={PAYMENT_LIMITS.subject}
      />
      <TextField
        name="amount"
        numbers
        inputMode="decimal"
        placeholder="$1,234.50"
        maxLength={PAYMENT_LIMITS.amount}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setCents(centsOf(target.value))}
      />
      <TextField name="name" autoComplete="name" maxLength={PAYMENT_LIMITS.name} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        hint="We will send your receipt here."
        maxLength={PAYMENT_LIMITS.email}
      />
      <TextField
        name="note"
        hint="Shown on your receipt, for your records."
        maxLength={PAYMENT_LIMITS.note}
        optional
      />
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
    </Form>
  );
}
