import { reservedDeal } from '@forecourt/lib/leads/deal/deals.server';
import type { Choices } from '@forecourt/lib/payments/reservation/choices';
import type { ReservedDeal } from '@forecourt/lib/payments/reservation/reserved-deal';
import type { Site } from '@forecourt/lib/sites/site';
import { checkoutPath } from '@/site/checkout-address.ts';
import { cookieOf, isSecure, pageCookies } from '@/site/cookies.server.ts';
import { dealOfLink } from './own-deal.server.ts';

// An HttpOnly cookie, limited to a vehicle's checkout, carries an accepted deal into it.
const DEAL_COOKIE = 'deal';
const DEAL_SECONDS = 3 * 86_400;

/** Returns the cookies that bring an accepted deal into the checkout of its vehicle. */
export const dealCookies = (
  request: Request,
  site: Site,
  vehicle: { slug: string },
  { id, token }: { id: string; token: string },
): string[] =>
  pageCookies(site, DEAL_COOKIE, `${id}.${token}`, {
    path: checkoutPath(site, vehicle),
    seconds: DEAL_SECONDS,
    secure: isSecure(request),
  });

/**
 * Returns the accepted deal of this browser for a vehicle, with the answers that the checkout need not ask again.
 * @returns null without one, or if it is for another vehicle
 * @throws the database's error
 */
export async function acceptedDeal(
  request: { headers: Pick<Headers, 'get'> },
  site: Site,
  vehicle: { id: string },
): Promise<{ accepted: ReservedDeal; choices: Choices } | null> {
  const [id = '', token = ''] = (cookieOf(request, DEAL_COOKIE) ?? '').split('.');
  const deal = id && token ? await dealOfLink(site, id, token) : null;
  const reserved = deal?.carId === vehicle.id ? reservedDeal(deal) : null;
  if (!reserved) return null;
  const { choice, ...accepted } = reserved;
  const tradeIn = deal?.versions
    .find(({ number }) => number === accepted.version)
    ?.figures.lines.find(({ kind }) => kind === 'tradeIn');
  return {
    accepted,
    choices: {
      tradeIn: tradeIn ? { description: tradeIn.label.replace(/^Trade-in: /, '').slice(0, 200) } : null,
      payment: choice.payment,
      // Delivery needs an address, which the checkout asks for.
      ...(choice.handover === 'pick_up' && { handover: 'pick_up' }),
    },
  };
}
