'use client';
import { readAmount } from '@forecourt/lib/payments/online-payment/amount';
import { PAYMENT_LIMITS } from '@forecourt/lib/payments/online-payment/limits';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { useForm } from '@/forms/use-form.client.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { START_PATH } from './address.ts';
import { paymentProblems } from './fields.ts';

function centsOf(amount: string): number | null {
  const parsedAmount = readAmount(amount);
  return 'cents' in parsedAmount ? parsedAmount.cents : null;
}

/**
 * The payment form (OPEN-103). Submitting it stores the payment and continues to Stripe's page.
 * @param props.returned the invalid form, submitted without script
 */
export function PaymentForm({ returned, payee }: { returned: ReturnedForm; payee: string }) {
  const t = useTranslations('paymentForm');
  const failures = useTranslations('paymentFailures');
  const form = useForm({
    action: START_PATH,
    check: (answers) => paymentProblems(answers, t),
    texts: { failed: failures('failed'), unavailable: failures('unavailable'), busy: t('busy') },
    returned,
  });
  const { problems } = form;
  const [cents, setCents] = useState(() => centsOf(returned.answers?.amount ?? ''));
  // The question stays visible after it is answered, although its error is cleared.
  const [again, setAgain] = useState(returned.problems.includes('again') ? t('again') : null);
  if (problems.again && problems.again !== again) setAgain(problems.again);
  return (
    <Form
      form={form}
      labels={{
        subject: t('labels.subject'),
        amount: t('labels.amount'),
        name: t('labels.name'),
        email: t('labels.email'),
        note: t('labels.note'),
        again: t('labels.again'),
      }}
      send={cents === null ? t('continue') : t('continueToPay', { amount: formatCents(cents) })}
      note={
        <p className="text-sm text-ink-muted">
          {t.rich('note', {
            payee,
            a: (text) => (
              <HardLink href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
                {text}
              </HardLink>
            ),
          })}
        </p>
      }
    >
      <TextField name="subject" hint={t('hints.subject')} maxLength={PAYMENT_LIMITS.subject} />
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
        hint={t('hints.email')}
        maxLength={PAYMENT_LIMITS.email}
      />
      <TextField name="note" hint={t('hints.note')} maxLength={PAYMENT_LIMITS.note} optional />
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
