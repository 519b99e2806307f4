'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { Tick } from '@/features/enquiry/Fields.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { TERMS_TEXT } from '../fields.ts';
import type { Payable, StripeAccess } from '../payable.ts';
import { sendStep } from '../steps/use-step.client.ts';
import { PAY_LATER_TEXT } from '../words.ts';

const CardForm = dynamic(() => import('./CardForm.client.tsx').then((module) => module.CardForm), {
  ssr: false,
});

const TERMS_ID = 'terms';

/**
 * The terms, then the payment. What one pays with is only handed out once the terms are agreed to, and our
 * server has written that down.
 * @param props.payment null until they are
 */
export function PayForm({
  action,
  access,
  payment: given,
  amountCents,
  amount,
  source,
  receipt,
  terms,
}: {
  action: string;
  access: StripeAccess;
  payment: Payable | null;
  amountCents: number;
  amount: string;
  source: string;
  receipt: string;
  terms: ReactNode;
}) {
  const [payment, setPayment] = useState(given);
  const [ticked, setTicked] = useState(given !== null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const agree = async () => {
    setProblem(null);
    setAsking(true);
    const told = await sendStep(action, { terms: 'on' });
    if ('next' in told) return location.assign(told.next);
    setAsking(false);
    if (!('payment' in told)) return setProblem('error' in told ? told.error : TERMS_TEXT);
    if (told.payment.kind === 'closed') return location.assign(receipt);
    setPayment(told.payment);
  };
  const tick = (checked: boolean) => {
    setTicked(checked);
    if (checked && (!payment || payment.kind === 'failed')) void agree();
  };

  return (
    <div className="grid gap-5">
      {terms}
      <Tick
        id={TERMS_ID}
        checked={ticked}
        problem={!ticked && payment ? TERMS_TEXT : undefined}
        onChange={tick}
      >
        I agree to the reservation terms
      </Tick>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {payment?.kind === 'failed' && (
        <Alert tone="danger" title="Payments are not available right now">
          <p>{PAY_LATER_TEXT}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void agree()}>
            Try again
          </Button>
        </Alert>
      )}
      {!payment && (
        <div
          role="status"
          className="flex min-h-62 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted"
        >
          {asking ? <span className="spinner" aria-hidden="true" /> : <Icon name="credit-card" size={24} />}
          {asking ? 'Opening the payment…' : 'Card details open here once you agree to the terms.'}
        </div>
      )}
      {payment?.kind === 'elements' && (
        <CardForm
          access={access}
          clientSecret={payment.clientSecret}
          amountCents={amountCents}
          amount={amount}
          agreed={ticked}
          termsId={TERMS_ID}
          source={source}
          receipt={receipt}
        />
      )}
      {payment?.kind === 'hosted' && ticked && (
        <a href={payment.url} className="btn btn-primary btn-lg w-full">
          <Icon name="lock" size={18} />
          Continue to pay {amount}
        </a>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-muted">
        <Icon name="shield-check" size={18} className="mt-0.5" />
        Your card details go straight to Stripe, our payment provider. We never see or keep them.
      </p>
    </div>
  );
}
