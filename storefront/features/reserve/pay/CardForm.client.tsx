'use client';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.tsx';
import type { StripeAccess } from '../payable.ts';
import type { ReservationState } from '../state.ts';
import { PAY_LATER_TEXT } from '../words.ts';
import { type OpenCheckout, openCheckout } from './stripe.client.ts';

type State = 'loading' | 'ready' | 'paying' | 'broken';

const LOST_TEXT =
  'We lost the connection while paying. Check your connection; if your bank shows a payment, do not pay again: this page tells you as soon as we know.';

export interface CardFormProps {
  access: StripeAccess;
  clientSecret: string;
  amountCents: number;
  amount: string;
  agreed: boolean;
  /** The tick that is asked for when it is not set. */
  termsId: string;
  /** Whether the button was pressed already. */
  pressed: boolean;
  source: string;
  receipt: string;
}

/**
 * Card and wallets in Stripe's own fields, and the button that pays. Whether it was paid nobody decides here:
 * the page of the reservation says so once our server knows.
 * @param props.amountCents what our server asks; a session that asks anything else is not paid
 */
export function CardForm({
  access,
  clientSecret,
  amountCents,
  amount,
  agreed,
  termsId,
  pressed,
  source,
  receipt,
}: CardFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const checkout = useRef<OpenCheckout | null>(null);
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState<{ title: string; text: string; charged: 'no' | 'unknown' } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  /** Whether the button was pressed before the form was there. */
  const [wanted, setWanted] = useState(pressed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let gone = false;
    let element: ReturnType<OpenCheckout['sdk']['createPaymentElement']> | null = null;
    setState('loading');
    openCheckout(access, clientSecret)
      .then((opened) => {
        if (gone || !place.current) return;
        const asked = opened.actions.getSession().total.total.minorUnitsAmount;
        if (asked !== amountCents) throw new Error('the session asks another amount');
        checkout.current = opened;
        element = opened.sdk.createPaymentElement({ layout: 'tabs' });
        element.on('ready', () => setState('ready'));
        element.on('loaderror', () => setState('broken'));
        element.mount(place.current);
      })
      .catch(() => {
        if (!gone) setState('broken');
      });
    return () => {
      gone = true;
      element?.destroy();
      checkout.current = null;
    };
  }, [access.publishableKey, access.scriptUrl, clientSecret, amountCents, attempt]);

  const pay = async (opened: OpenCheckout) => {
    setProblem(null);
    setState('paying');
    try {
      const result = await opened.actions.confirm();
      if (result.type === 'success') return location.assign(receipt);
      // Perhaps it was paid in another tab, or the time ran out: then the page of the reservation says so.
      if (await isOver(source)) return location.assign(receipt);
      setProblem({ title: 'The payment did not go through', text: result.error.message, charged: 'no' });
    } catch {
      if (await isOver(source)) return location.assign(receipt);
      setProblem({ title: 'We do not know yet', text: LOST_TEXT, charged: 'unknown' });
    }
    setState('ready');
  };

  /** No press of the button goes unanswered: it pays, or waits for the form, or asks for the tick. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'paying') return;
    if (!agreed) return document.getElementById(termsId)?.focus();
    if (state === 'ready' && checkout.current) void pay(checkout.current);
    else setWanted(true);
  };
  const payIfWanted = useEffectEvent(() => {
    if (!wanted) return;
    setWanted(false);
    if (state === 'ready' && agreed && checkout.current) void pay(checkout.current);
  });
  useEffect(() => {
    if (state === 'ready' || state === 'broken') payIfWanted();
  }, [state]);

  const busy = state === 'paying';
  return (
    <form onSubmit={submit} noValidate aria-busy={busy} className="grid gap-5">
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
      {state !== 'broken' && (
        <Button type="submit" size="lg" aria-disabled={busy || !agreed} className="w-full">
          {busy || wanted ? <span className="spinner" aria-hidden="true" /> : <Icon name="lock" size={18} />}
          {busy ? 'Paying… please stay on this page' : wanted ? 'One moment…' : `Pay ${amount}`}
        </Button>
      )}
    </form>
  );
}

async function isOver(source: string): Promise<boolean> {
  const answer = await fetch(source, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  const { status, secondsLeft } = (await answer.json()) as ReservationState;
  return status !== 'held' || secondsLeft === 0;
}
