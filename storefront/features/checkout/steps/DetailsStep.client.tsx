'use client';
import { CODE_MINUTES, RESEND_SECONDS } from '@forecourt/lib/accounts/limits';
import type { CardCheck } from '@forecourt/lib/payments/card-check.server';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { readStored } from '@/features/enquiry/store.client.ts';
import { contactOf, parseStored } from '@/features/enquiry/store.ts';
import type { Answers } from '@/forms/answers.ts';
import { Tick } from '@/forms/Field.tsx';
import { Form } from '@/forms/Form.client.tsx';
import { TextField } from '@/forms/TextField.client.tsx';
import { Alert } from '@/ui/Alert.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { LIMITS } from '../fields.ts';
import { DELIVERY_FIELD, SHORT_FIELD, TRADE_FIELD } from '../journey.ts';
import { type StepProps, useStep } from './use-step.client.ts';

/** Contact details from an earlier enquiry (STORE-06). */
function rememberedContact(siteSlug: string): Answers {
  const { name, phone, email } = contactOf(parseStored(readStored(siteSlug, 'User')));
  return { ...(name && { name }), ...(phone && { mobile: phone }), ...(email && { email }) };
}

/**
 * Step 1: contact details. Submitting it puts the vehicle on hold, once the mobile or card is verified where the site
 * asks for that.
 * @param props.token one per page, so that a double click or retry finds the same reservation
 * @param props.ask for a known shopper, who skips the steps that they do not tick; otherwise null
 */
export function DetailsStep({
  token,
  send,
  dealer,
  siteSlug,
  verification,
  cardCheck,
  isSignedIn,
  noun,
  ask,
  ...props
}: StepProps & {
  token: string | null;
  send: string;
  dealer: string;
  siteSlug: string;
  verification: SiteSettings['reserveVerification'];
  /** Of this browser, where a card is checked. */
  cardCheck: CardCheck | null;
  /** With a mobile, which is then verified. */
  isSignedIn: boolean;
  noun: ItemWord;
  ask: { tradeIn: boolean; noun: ItemWord } | null;
}) {
  const t = useTranslations('checkoutDetails');
  const isKnown = Boolean(props.answers.name);
  const isReturned = props.returned.problems.includes('code');
  const [needsCode, setNeedsCode] = useState(isReturned);
  const form = useStep(
    'details',
    props,
    () => (isKnown ? {} : rememberedContact(siteSlug)),
    () => setNeedsCode(true),
  );
  const codeId = form.idOf('code');
  useEffect(() => {
    if (needsCode && !isReturned) document.getElementById(codeId)?.focus();
  }, [needsCode, isReturned, codeId]);
  return (
    <Form
      form={form}
      labels={{ name: t('name'), mobile: t('mobile'), email: t('email'), code: t('code') }}
      send={send}
      note={
        <p className="text-sm text-ink-muted">
          {t.rich('note', {
            dealer,
            a: (text) => (
              <HardLink href={PRIVACY_PATH} target="_blank" rel="noopener" className="link">
                {text}
              </HardLink>
            ),
          })}
        </p>
      }
    >
      {token && <input type="hidden" name="token" value={token} />}
      {verification === 'card' && <CardNotice check={cardCheck} {...{ isSignedIn, noun }} />}
      <TextField name="name" autoComplete="name" maxLength={LIMITS.name} />
      <TextField
        name="mobile"
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.mobile}
        placeholder="0412 345 678"
        {...(verification === 'mobile' && !needsCode && { hint: t('verify') })}
      />
      <TextField name="email" type="email" autoComplete="email" maxLength={LIMITS.email} />
      {needsCode && (
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          numbers
          maxLength={LIMITS.code}
          hint={t('codeHint', { minutes: CODE_MINUTES, seconds: RESEND_SECONDS })}
        />
      )}
      {ask && (
        <div>
          <input type="hidden" name={SHORT_FIELD} value="on" />
          {ask.tradeIn && (
            <Tick id={TRADE_FIELD} name={TRADE_FIELD}>
              {t('hasTrade')}
            </Tick>
          )}
          <Tick id={DELIVERY_FIELD} name={DELIVERY_FIELD}>
            {t('wantsDelivery', { noun: ask.noun })}
          </Tick>
        </div>
      )}
    </Form>
  );
}

/** Says that a card is checked first, where to do it without scripts, or that it is done. */
function CardNotice({
  check,
  isSignedIn,
  noun,
}: {
  check: CardCheck | null;
  isSignedIn: boolean;
  noun: ItemWord;
}) {
  const t = useTranslations('checkoutDetails');
  if (check?.state === 'checked') return <Alert tone="success">{t('card.checked', { noun })}</Alert>;
  return (
    <Alert tone="info">
      <p>{t(isSignedIn && !check ? 'card.skipped' : 'card.check')}</p>
      {check && (
        <a href={check.url} className="btn btn-secondary btn-sm mt-3">
          {t('card.button')}
        </a>
      )}
    </Alert>
  );
}
