'use client';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import type {
  StripeCheckoutExpressCheckoutElementOptions,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StripeAccess } from '@/features/payments/payable.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { useAddress, useLanguage } from '@/ui/use-language.ts';
import type { ReservationState } from '../state.ts';
import { type OpenCheckout, openCheckout } from './stripe.client.ts';

/** Apple Pay and Google Pay, side by side where there is room. */
const WALLET_BUTTONS: StripeCheckoutExpressCheckoutElementOptions = {
  buttonHeight: 48,
  buttonTheme: undefined,
  buttonType: { applePay: 'plain', googlePay: 'plain' },
  layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
  paymentMethodOrder: ['apple_pay', 'google_pay'],
  paymentMethods: { link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
};

export type CardState = 'loading' | 'ready' | 'paying' | 'broken';

export interface CardHandle {
  pay(): Promise<void>;
}

export interface CardFormProps {
  access: StripeAccess;
  clientSecret: string;
  amountCents: number;
  /** True if the terms are accepted; without that, wallets cannot be pressed. */
  isAgreed: boolean;
  /** Where the buttons of wallets are placed: below the form's own button, which they would move otherwise. */
  walletArea: HTMLElement | null;
  state: CardState;
  onState: (state: CardState) => void;
  source: string;
  receipt: string;
  noun: ItemWord;
  ref: Ref<CardHandle>;
}

/**
 * Card and wallet payment with Stripe's elements. The reservation's page shows the result once the server
 * has received the webhook.
 * @param props.amountCents the server's amount; a session with a different one is refused
 */
export function CardForm({
  access,
  clientSecret,
  amountCents,
  isAgreed,
  walletArea,
  state,
  onState,
  source,
  receipt,
  ref,
  noun,
}: CardFormProps) {
  const t = useTranslations('checkoutPay');
  const language = useLanguage();
  const receiptAddress = useAddress()(receipt);
  const place = useRef<HTMLDivElement>(null);
  const walletPlace = useRef<HTMLDivElement>(null);
  const [hasWallets, setHasWallets] = useState(false);
  const checkout = useRef<OpenCheckout | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string; charged: 'no' | 'unknown' } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent(onState);
  const payByWallet = useEffectEvent((event: StripeExpressCheckoutElementConfirmEvent) => {
    void pay(event);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let isUnmounted = false;
    let element: ReturnType<OpenCheckout['sdk']['createPaymentElement']> | null = null;
    let wallets: ReturnType<OpenCheckout['sdk']['createExpressCheckoutElement']> | null = null;
    tell('loading');
    openCheckout(access, clientSecret, language)
      .then((openedCheckout) => {
        if (isUnmounted || !place.current) return;
        const sessionCents = openedCheckout.actions.getSession().total.total.minorUnitsAmount;
        if (sessionCents !== amountCents) throw new Error('The session has a different amount');
        checkout.current = openedCheckout;
        if (walletPlace.current) {
          wallets = openedCheckout.sdk.createExpressCheckoutElement(WALLET_BUTTONS);
          wallets.on('ready', ({ availablePaymentMethods }) =>
            setHasWallets(Boolean(availablePaymentMethods?.applePay || availablePaymentMethods?.googlePay)),
          );
          wallets.on('confirm', payByWallet);
          wallets.mount(walletPlace.current);
        }
        // The wallets have buttons of their own below.
        element = openedCheckout.sdk.createPaymentElement({
          layout: 'tabs',
          wallets: { applePay: 'never', googlePay: 'never' },
        });
        element.on('ready', () => tell('ready'));
        element.on('loaderror', () => tell('broken'));
        element.mount(place.current);
      })
      .catch(() => {
        if (!isUnmounted) tell('broken');
      });
    return () => {
      isUnmounted = true;
      wallets?.destroy();
      element?.destroy();
      checkout.current = null;
    };
  }, [access.publishableKey, access.scriptUrl, clientSecret, amountCents, attempt, language]);

  const pay = async (wallet?: StripeExpressCheckoutElementConfirmEvent) => {
    if (!checkout.current) return;
    setProblem(null);
    onState('paying');
    try {
      // The reloaded page explains the recall.
      if ((await readState(source))?.recalled) return location.reload();
      const result = await checkout.current.actions.confirm(
        wallet ? { expressCheckoutConfirmEvent: wallet } : {},
      );
      if (result.type === 'success') return location.assign(receiptAddress);
      // It may have been paid in another tab, or the hold may have expired.
      if (await isOver(source)) return location.assign(receiptAddress);
      wallet?.paymentFailed({ reason: 'fail' });
      setProblem({ title: t('refused'), text: result.error.message, charged: 'no' });
    } catch {
      if (await isOver(source)) return location.assign(receiptAddress);
      setProblem({
        title: t('unsure'),
        text: t('lost'),
        charged: 'unknown',
      });
    }
    onState('ready');
  };
  useImperativeHandle(ref, () => ({ pay: () => pay() }));

  return (
    <div aria-busy={state === 'paying'} className="grid gap-5">
      {walletArea &&
        createPortal(
          // Laid out before it is shown, so that Stripe can measure its buttons.
          <div
            className={hasWallets && state !== 'broken' ? '' : 'invisible absolute inset-x-0 top-0'}
            inert={!isAgreed || state !== 'ready'}
          >
            <p className="mb-4 text-center text-sm text-ink-muted">{t('orWallet')}</p>
            <div ref={walletPlace} className="min-h-12" />
          </div>,
          walletArea,
        )}
      {/* Reserves the form's height to keep the button in place. */}
      <div className="relative min-h-62">
        {state === 'loading' && (
          <div
            role="status"
            aria-label={t('loadingLabel')}
            className="absolute inset-x-0 grid grid-cols-2 gap-x-3 gap-y-8 pt-5"
          >
            <div className="skeleton col-span-2 h-12" />
            <div className="skeleton h-12" />
            <div className="skeleton h-12" />
            <div className="skeleton col-span-2 h-12" />
          </div>
        )}
        {state === 'broken' ? (
          <Alert tone="danger" title={t('notLoaded')}>
            <p>{t('later', { noun })}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
              {t('tryAgain')}
            </Button>
          </Alert>
        ) : (
          <div ref={place} inert={state === 'loading'} className={state === 'loading' ? 'opacity-0' : ''} />
        )}
      </div>
      {problem && (
        <Alert tone="danger" title={problem.title}>
          <p>{problem.text}</p>
          {problem.charged === 'no' && <p className="mt-1 text-sm">{t('notCharged', { noun })}</p>}
        </Alert>
      )}
    </div>
  );
}

/** Milliseconds. A payment does not wait longer for the state of its reservation. */
const STATE_TIMEOUT_MS = 3_000;

async function readState(source: string): Promise<ReservationState | null> {
  const signal = AbortSignal.timeout(STATE_TIMEOUT_MS);
  try {
    const answer = await fetch(source, { cache: 'no-store', signal });
    return answer.ok ? ((await answer.json()) as ReservationState) : null;
  } catch {
    return null;
  }
}

async function isOver(source: string): Promise<boolean> {
  const state = await readState(source);
  return state !== null && (state.status !== 'held' || state.secondsLeft === 0);
}
