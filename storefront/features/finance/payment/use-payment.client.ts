'use client';
import {
  isCurrent,
  type KeptPayment,
  PAYMENT_COOKIE,
  parsePaymentCookie,
} from '@forecourt/lib/vehicle/finance/payment-choice';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { PAYMENT_PATH } from './payment-form.ts';

const CHANGED = 'forecourt:payment';
/** Seconds after which a pre-approval is read again, because the lender may have withdrawn it. */
const FRESH_SECONDS = 600;

function cookieText(): string {
  const own = document.cookie.split('; ').find((part) => part.startsWith(`${PAYMENT_COOKIE}=`));
  return own?.slice(PAYMENT_COOKIE.length + 1) ?? '';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Notifies every figure of the page that the cookie has changed. */
export const paymentChanged = (): boolean => window.dispatchEvent(new Event(CHANGED));

let refreshing: Promise<void> | null = null;

/** Reads the shopper's payment from the server, which renews the cookie. One request at a time. */
export function refreshPayment(): Promise<void> {
  refreshing ??= fetch(PAYMENT_PATH, { cache: 'no-store' })
    .then(
      () => void paymentChanged(),
      () => undefined, // Offline: the cookie's figures stay.
    )
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

/** Cached pages are older than the pre-approval's end, so the browser's clock decides. */
const withoutExpired = (kept: KeptPayment | null): KeptPayment | null =>
  kept?.approval && !isCurrent(kept.approval, new Date()) ? { ...kept, approval: null } : kept;

/** Returns how the shopper would pay; null on the server, while hydrating, and for shoppers who said nothing. */
export function usePayment(): KeptPayment | null {
  const text = useSyncExternalStore(subscribe, cookieText, () => '');
  const kept = useMemo(() => withoutExpired(parsePaymentCookie(text)), [text]);
  const isStale = kept?.approval != null && Date.now() / 1000 - kept.checkedAt > FRESH_SECONDS;
  useEffect(() => {
    if (isStale) void refreshPayment();
  }, [isStale]);
  return kept && (kept.choice || kept.approval) ? kept : null;
}
