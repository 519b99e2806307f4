'use client';
import { TERM_MIN } from '@forecourt/lib/vehicle/finance/limits';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { Answers, Problems } from '@/forms/answers.ts';
import { Field } from '@/forms/Field.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { CLEAR_FIELD, PAYMENT_PATH, paymentAnswers } from './payment-form.ts';
import { paymentChanged, usePayment } from './use-payment.client.ts';

const DEFAULT_YEARS = 5;

/**
 * The shopper's deposit and term, set once for the weekly figures of every page. Without script the form posts and
 * the server leads back to the page.
 * @param props.page path of the page, for browsers without script
 * @param props.termMax the site's longest term in years
 */
export function PaymentForm({ page, termMax }: { page: string; termMax: number }) {
  const t = useTranslations('financeClient');
  const id = useId();
  const choice = usePayment()?.choice ?? null;
  const [typed, setTyped] = useState<Answers>({});
  const [problems, setProblems] = useState<Problems>({});
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const answers = {
    deposit: typed['deposit'] ?? String(choice?.deposit ?? 0),
    years: typed['years'] ?? String(Math.min(choice?.years ?? DEFAULT_YEARS, termMax)),
  };

  const send = async (sent: Answers, done: string) => {
    if (busy) return;
    setBusy(true);
    const reply = await sendAnswers(PAYMENT_PATH, { ...sent, page }, t('failed'));
    setBusy(false);
    if ('problems' in reply) return setProblems(reply.problems);
    setTyped({});
    setStatus('error' in reply ? reply.error : done);
    paymentChanged();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = paymentAnswers(answers, termMax, (range) => t('limits', range));
    setProblems('problems' in read ? read.problems : {});
    if ('choice' in read) return void send(answers, t('updated'));
    const [first] = Object.keys(read.problems);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const years = Array.from({ length: termMax - TERM_MIN + 1 }, (_, index) => TERM_MIN + index);
  return (
    <details className="text-sm">
      <summary className="link min-h-11 content-center">{t('yourTerms')}</summary>
      <form method="post" action={PAYMENT_PATH} noValidate onSubmit={submit} className="mt-2 grid gap-3">
        <input type="hidden" name="page" value={page} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Field id={`${id}-deposit`} label={t('deposit')} problem={problems['deposit']}>
            {(ties) => (
              <input
                {...ties}
                name="deposit"
                inputMode="numeric"
                autoComplete="off"
                className="field numbers"
                maxLength={12}
                value={answers.deposit}
                onChange={({ target }) => setTyped({ ...typed, deposit: target.value })}
              />
            )}
          </Field>
          <Field id={`${id}-years`} label={t('term')} problem={problems['years']}>
            {(ties) => (
              <Select
                {...ties}
                // There is no empty option.
                required={false}
                name="years"
                value={answers.years}
                onChange={({ target }) => setTyped({ ...typed, years: target.value })}
              >
                {years.map((year) => (
                  <option key={year} value={year}>
                    {t('years', { years: year })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="secondary" size="sm" aria-disabled={busy}>
            {t('update')}
          </Button>
          {choice && (
            <button
              type="button"
              className="quiet-action min-h-11"
              onClick={() => void send({ [CLEAR_FIELD]: 'on' }, t('cleared'))}
            >
              {t('useExample')}
            </button>
          )}
        </p>
      </form>
      <p role="status" className="mt-1 text-ink-muted">
        {status}
      </p>
    </details>
  );
}
