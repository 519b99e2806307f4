import { type OnlinePayment, readPayment } from '@forecourt/lib/payments/online-payment/read.server';
import { readSession } from '@forecourt/lib/payments/session.server';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';
import { cookieOf, isSecure, pageCookies } from '@/site/cookies.server.ts';
import { hasOnlinePayment, paymentPath } from './address.ts';

/** HttpOnly cookie that gives access to one payment's page, and is sent only to it. */
export const PAYMENT_COOKIE = 'payment';
const COOKIE_SECONDS = 90 * 86_400;

/** Returns the `set-cookie` headers that give this browser access to a payment for 90 days. */
export const paymentCookies = (request: Request, site: Site, reference: string, token: string): string[] =>
  pageCookies(site, PAYMENT_COOKIE, token, {
    path: paymentPath(reference),
    seconds: COOKIE_SECONDS,
    secure: isSecure(request),
  });

/** Returns a payment for its payer; null without its token, as for an unknown payment. */
export async function findPayment(
  site: Site,
  reference: string,
  token: string | undefined,
): Promise<OnlinePayment | null> {
  const { pool, secret } = paymentConnections();
  if (!token || !secret || !hasOnlinePayment(site)) return null;
  return readPayment(pool, { siteSlug: site.slug, reference, token, secret });
}

export const ownPayment = (site: Site, reference: string, request: Request): Promise<OnlinePayment | null> =>
  findPayment(site, reference, cookieOf(request, PAYMENT_COOKIE));

/** Only Stripe's webhook changes the payment itself. */
export type Waiting = { kind: 'for_news' | 'over' } | { kind: 'for_payer'; url: string | null };

/** Returns the state of an open payment from Stripe; `for_news` if that fails, to avoid a second payment. */
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
