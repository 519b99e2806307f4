import { isAccessToken } from '@forecourt/lib/payments/access-token';
import {
  acceptTerms,
  findCheckout,
  type OpenCheckout,
  termsSubject,
} from '@forecourt/lib/payments/agentic/checkouts.server';
import { ProtocolError } from '@forecourt/lib/payments/agentic/protocol';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';

/**
 * Returns the session of a shopper's link.
 * @returns null for an unknown session, another site's, or a wrong token, indistinguishably
 */
export async function sessionOfLink(
  site: Site,
  { session: id, token }: { session: string; token: string },
): Promise<OpenCheckout | null> {
  const { pool, secret } = paymentConnections();
  if (!secret || !isAccessToken({ kind: 'agent_checkout', id }, token, secret)) return null;
  try {
    return await findCheckout(pool, site, { id });
  } catch (error) {
    if (error instanceof ProtocolError) return null;
    throw error;
  }
}

/**
 * Records that a shopper accepted the terms.
 * @param subject the car and fee that the shopper saw
 * @returns whether they could still be accepted, for that car and fee
 */
export async function acceptByLink(
  site: Site,
  link: { session: string; token: string },
  subject: string,
): Promise<boolean> {
  const current = await sessionOfLink(site, link);
  if (current?.state.escalation !== 'terms' || termsSubject(current.checkout) !== subject) return false;
  await acceptTerms(paymentConnections().pool, current);
  return true;
}
