import { type OnlinePayment, readPayment } from '@forecourt/lib/payments/online-payment/read.server';
import { readSession } from '@forecourt/lib/payments/session.server';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';
import { cookie, cookieOf, isSecure } from '@/site/cookies.server.ts';
import { hasOnlinePayment, paymentPath } from './address.ts';

/** Opens one payment's page; no script can read it, and it is sent to that page's address alone. */
export const PAYMENT_COOKIE = 'payment';
/** How long this browser opens the receipt by itself; afterwards the link in the mail opens it. */
const COOKIE_SECONDS = 90 * 86_400;

/** A `set-cookie` header that lets this browser open a payment again, for 90 days. `token` is that payment's secret. */
export const paymentCookie = (request: Request, reference: string, token: string): string =>
  cookie(PAYMENT_COOKIE, token, {
    path: paymentPath(reference),
    seconds: COOKIE_SECONDS,
    secure: isSecure(request),
  });

/**
 * A payment as its payer opens it.
 * @returns null for everybody without its token: nobody learns whether there is such a one
 */
export async function findPayment(
  site: Site,
  reference: string,
  token: string | undefined,
): Promise<OnlinePayment | null> {
  const { pool, secret } = paymentConnections();
  if (!token || !secret || !hasOnlinePayment(site)) return null;
  return readPayment(pool, { siteSlug: site.slug, reference, token, secret });
}

/** The payment that a request's cookie opens. */
export const ownPayment = (site: Site, reference: string, request: Request): Promise<OnlinePayment | null> =>
  findPayment(site, reference, cookieOf(request, PAYMENT_COOKIE));

/** What an open payment waits for, so that its page can say so; only Stripe's webhook changes the payment. */
export type Waiting = { kind: 'for_news' | 'over' } | { kind: 'for_payer'; url: string | null };

/** Asks Stripe what an open payment waits for. If Stripe fails the answer is `for_news`, so that nobody is asked to pay twice. */
export async function waitingFor({ id, sessionId, payableUntil }: OnlinePayment): Promise<Waiting> {
  const { stripe } = paymentConnections();
  const over: Waiting | null = payableUntil.getTime() <= Date.now() ? { kind: 'over' } : null;
  if (!stripe || !sessionId) return over ?? { kind: 'for_payer', url: null };
  try {
    const session = await readSession(stripe, sessionId);
    if (session.state === 'paid') return { kind: 'for_news' };
    if (session.state === 'closed') return { kind: 'over' };
    return over ?? { kind: 'for_payer', url: session.url };
  } catch (error) {
    log.warn({ err: error, payment: id }, 'payment_lookup_failed');
    return { kind: 'for_news' };
  }
}
