'use client';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { StripeAccess } from '@/features/payments/payable.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import type { ReservationState } from '../state.ts';
import { PAY_LATER_TEXT } from '../words.ts';
import { type OpenCheckout, openCheckout } from './stripe.client.ts';

export type CardState = 'loading' | 'ready' | 'paying' | 'broken';

const LOST_TEXT =
  'We lost the connection while paying. Check your connection; if your bank shows a payment, do not pay again: this page tells you as soon as we know.';

/** What the button beside the form can do. */
export interface CardHandle {
  pay(): Promise<void>;
}

export interface CardFormProps {
  access: StripeAccess;
  clientSecret: string;
  amountCents: number;
  /** Kept by whoever shows the button that pays. */
  state: CardState;
  onState: (state: CardState) => void;
  source: string;
  receipt: string;
  ref: Ref<CardHandle>;
}

/**
 * Card and wallets in Stripe's own fields. Whether it was paid nobody decides here: the page of the reservation
 * says so once our server knows.
 * @param props.amountCents what our server asks; a session that asks anything else is not paid
 */
export function CardForm({
  access,
  clientSecret,
  amountCents,
  state,
  onState,
  source,
  receipt,
  ref,
}: CardFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const checkout = useRef<OpenCheckout | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string; charged: 'no' | 'unknown' } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent(onState);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let isUnmounted = false;
    let element: ReturnType<OpenCheckout['sdk']['createPaymentElement']> | null = null;
    tell('loading');
    openCheckout(access, clientSecret)
      .then((openedCheckout) => {
        if (isUnmounted || !place.current) return;
        const sessionCents = openedCheckout.actions.getSession().total.total.minorUnitsAmount;
        if (sessionCents !== amountCents) throw new Error('the session asks another amount');
        checkout.current = openedCheckout;
        element = openedCheckout.sdk.createPaymentElement({ layout: 'tabs' });
        element.on('ready', () => tell('ready'));
        element.on('loaderror', () => tell('broken'));
        element.mount(place.current);
      })
      .catch(() => {
        if (!isUnmounted) tell('broken');
      });
    return () => {
      isUnmounted = true;
      element?.destroy();
      checkout.current = null;
    };
  }, [access.publishableKey, access.scriptUrl, clientSecret, amountCents, attempt]);

  const pay = async () => {
    if (!checkout.current) return;
    setProblem(null);
    onState('paying');
    try {
      const result = await checkout.current.actions.confirm();
      if (result.type === 'success') return location.assign(receipt);
      // Perhaps it was paid in another tab, or the time ran out: then the page of the reservation says so.
      if (await isOver(source)) return location.assign(receipt);
      setProblem({ title: 'The payment did not go through', text: result.error.message, charged: 'no' });
    } catch {
      if (await isOver(source)) return location.assign(receipt);
      setProblem({ title: 'We do not know yet', text: LOST_TEXT, charged: 'unknown' });
    }
    onState('ready');
  };
  useImperativeHandle(ref, () => ({ pay }));

  return (
    <div aria-busy={state === 'paying'} className="grid gap-5">
      {/* As high as the form that comes: the button below stands still. */}
      <div className="relative min-h-62">
        {state === 'loading' && (
          <div
            role="status"
            aria-label="Loading the payment form"
            className="absolute inset-x-0 grid grid-cols-2 gap-x-3 gap-y-8 pt-5"
          >
            <div className="skeleton col-span-2 h-12" />
            <div className="skeleton h-12" />
            <div className="skeleton h-12" />
            <div className="skeleton col-span-2 h-12" />
          </div>
        )}
        {state === 'broken' ? (
          <Alert tone="danger" title="The payment form did not load">
            <p>{PAY_LATER_TEXT}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </Alert>
        ) : (
          <div ref={place} inert={state === 'loading'} className={state === 'loading' ? 'opacity-0' : ''} />
        )}
      </div>
      {problem && (
        <Alert tone="danger" title={problem.title}>
          <p>{problem.text}</p>
          {problem.charged === 'no' && (
            <p className="mt-1 text-sm">
              Nothing was charged. The car stays held for you; try again or use another card.
            </p>
          )}
        </Alert>
      )}
    </div>
  );
}

async function isOver(source: string): Promise<boolean> {
  const answer = await fetch(source, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  const { status, secondsLeft } = (await answer.json()) as ReservationState;
  return status !== 'held' || secondsLeft === 0;
}
