'use client';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Payable, StripeAccess } from '@/features/payments/payable.ts';
import { Tick } from '@/forms/Field.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import type { CardFormProps, CardHandle, CardState } from './CardForm.client.tsx';

const TERMS_ID = 'terms';

/**
 * The terms, then the payment. The payment session is only sent once the server has recorded acceptance.
 * @param props.payment null before acceptance
 */
export function PayForm({
  action,
  access,
  payment: firstPayment,
  amountCents,
  amount,
  dealer,
  source,
  receipt,
  noun,
  terms,
}: {
  action: string;
  access: StripeAccess;
  payment: Payable | null;
  amountCents: number;
  amount: string;
  dealer: string;
  source: string;
  receipt: string;
  noun: ItemWord;
  terms: ReactNode;
}) {
  const t = useTranslations('checkoutPay');
  const failures = useTranslations('paymentFailures');
  const addressOf = useAddress();
  const [payment, setPayment] = useState(firstPayment);
  const [isTicked, setIsTicked] = useState(firstPayment !== null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReminded, setIsReminded] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const [card, setCard] = useState<CardState>('loading');
  const cardForm = useRef<CardHandle>(null);
  const [walletArea, setWalletArea] = useState<HTMLDivElement | null>(null);
  const [CardForm, setCardForm] = useState<ComponentType<CardFormProps> | null>(null);

  // Loaded when the terms are accepted; the placeholder has the same height.
  const needsCardForm = asking || payment?.kind === 'elements';
  useEffect(() => {
    if (!needsCardForm) return;
    import('./CardForm.client.tsx').then(
      (module) => setCardForm(() => module.CardForm),
      () => setPayment({ kind: 'failed' }),
    );
  }, [needsCardForm]);

  const agree = async () => {
    setProblem(null);
    setAsking(true);
    const reply = await sendAnswers<{ payment: Payable }>(action, { terms: 'on' }, failures('failed'));
    if ('next' in reply) return location.assign(reply.next);
    setAsking(false);
    if (!('payment' in reply) || reply.payment.kind !== 'elements') setIsPressed(false);
    if (!('payment' in reply)) return setProblem('error' in reply ? reply.error : t('termsMissing'));
    if (reply.payment.kind === 'closed') return location.assign(addressOf(receipt));
    setPayment(reply.payment);
  };
  const tick = (isChecked: boolean) => {
    setIsTicked(isChecked);
    if (isChecked && (!payment || payment.kind === 'failed')) void agree();
  };

  const payIfPressed = useEffectEvent(() => {
    if (!isPressed) return;
    setIsPressed(false);
    if (card === 'ready' && isTicked) void cardForm.current?.pay();
  });
  useEffect(() => {
    if (card === 'ready' || card === 'broken') payIfPressed();
  }, [card]);

  /** Responds to every press: pays, waits for the form, or asks to accept the terms. */
  const press = () => {
    if (card === 'paying') return;
    if (!isTicked) {
      setIsReminded(true);
      document.getElementById(TERMS_ID)?.focus();
    } else if (card === 'ready' && cardForm.current) void cardForm.current.pay();
    else setIsPressed(true);
  };
  const busy = card === 'paying';
  const onPage = !payment || payment.kind === 'elements';

  return (
    <div className="grid gap-5">
      {terms}
      <Tick
        id={TERMS_ID}
        checked={isTicked}
        problem={!isTicked && (payment || isReminded) ? t('termsMissing') : undefined}
        onChange={({ target }) => tick(target.checked)}
      >
        {t('agree')}
      </Tick>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {payment?.kind === 'failed' && (
        <Alert tone="danger" title={t('unavailable')}>
          <p>{t('later', { noun })}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void agree()}>
            {t('tryAgain')}
          </Button>
        </Alert>
      )}
      {payment?.kind === 'elements' && CardForm ? (
        <CardForm
          noun={noun}
          ref={cardForm}
          access={access}
          clientSecret={payment.clientSecret}
          amountCents={amountCents}
          isAgreed={isTicked}
          walletArea={walletArea}
          state={card}
          onState={setCard}
          source={source}
          receipt={receipt}
        />
      ) : (
        onPage && <CardWaiting opening={asking || payment !== null} />
      )}
      {/* A single button throughout: replacing it while it is pressed would lose the click. */}
      {onPage && card !== 'broken' && (
        <Button size="lg" aria-disabled={busy || !isTicked} className="w-full" onClick={press}>
          {busy || isPressed ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <Icon name="lock" size={18} />
          )}
          {busy ? t('processing') : isPressed ? t('moment') : t('pay', { amount })}
        </Button>
      )}
      {onPage && <div ref={setWalletArea} className="relative" />}
      {payment?.kind === 'hosted' && isTicked && (
        <a href={payment.url} className="btn btn-primary btn-lg w-full">
          <Icon name="lock" size={18} />
          {t('continueToPay', { amount })}
        </a>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-muted">
        <Icon name="shield-check" size={18} className="mt-0.5" />
        {t('stripe', { dealer })}
      </p>
    </div>
  );
}

function CardWaiting({ opening }: { opening: boolean }) {
  const t = useTranslations('checkoutPay');
  return (
    <div
      role="status"
      className="flex min-h-62 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted"
    >
      {opening ? <span className="spinner" aria-hidden="true" /> : <Icon name="credit-card" size={24} />}
      {t(opening ? 'loadingForm' : 'acceptFirst')}
    </div>
  );
}
