import { accessToken } from '@forecourt/lib/payments/access-token';
import type { OpenCheckout } from '@forecourt/lib/payments/agentic/checkouts.server';
import { itemIdOf } from '@forecourt/lib/payments/agentic/item-id';
import { orderOf } from '@forecourt/lib/payments/agentic/order';
import type { Message } from '@forecourt/lib/payments/agentic/protocol';
import { type SessionView, sessionView } from '@forecourt/lib/payments/agentic/session-view';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { holdPromise } from '@/features/checkout/hold-terms.ts';
import { termsLines } from '@/features/checkout/terms-lines.ts';
import { PRIVACY_PATH, TERMS_PATH } from '@/features/enquiry/setup.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { holdOf } from './hold-at.server.ts';
import { termsPath } from './terms-path.ts';

/** Keys of Stripe's test mode. */
const TEST_KEY = /^[sr]k_test_/;

/** Returns the site's address without a slash at the end, for links in answers. */
export const siteUrl = ({ url }: Pick<Site, 'url'>): string => url.replace(/\/+$/, '');

/**
 * Returns a session as the assistant sees it, with the texts and links of its site.
 * @param messages beside those of the session's state
 */
export async function sessionAnswer(
  site: Site,
  { checkout, vehicle, reservation, state }: OpenCheckout,
  messages: readonly Message[] = [],
): Promise<SessionView> {
  const {
    RESERVATION_SECRET: secret = '',
    STRIPE_PROFILE,
    STRIPE_HOST,
    STRIPE_SECRET_KEY = '',
  } = environment();
  const url = siteUrl(site);
  const { dealer, terms } = await holdOf(site, vehicle);
  const amountCents = reservation?.amountCents ?? checkout.amountCents;
  const link = accessToken({ kind: 'agent_checkout', id: checkout.id }, secret);
  const continuePaths = {
    terms: termsPath(checkout.id, link),
    checkout: checkoutPath(site, vehicle),
  };
  const hasOrder = reservation !== null && reservation.paidAt !== null;
  return sessionView(
    {
      id: checkout.id,
      state,
      contact: checkout,
      vehicle,
      amountCents,
      createdAt: checkout.createdAt,
      updatedAt: checkout.updatedAt,
      expiresAt: checkout.expiresAt,
      order: hasOrder
        ? orderOf(reservation, {
            checkoutId: checkout.id,
            itemId: itemIdOf(vehicle.id),
            site: { url },
            secret,
          })
        : null,
      messages,
    },
    {
      url,
      dealer,
      terms: termsLines({
        amountCents,
        hold: holdPromise(terms, new Date()),
        dealer,
        noun: itemWord(vehicle),
      }),
      termsPath: TERMS_PATH,
      privacyPath: PRIVACY_PATH,
      contactPath: '/contact',
      continueUrl: state.escalation && `${url}${continuePaths[state.escalation]}`,
      merchantId: STRIPE_PROFILE ?? null,
      isTest: STRIPE_HOST !== undefined || TEST_KEY.test(STRIPE_SECRET_KEY),
    },
  );
}
