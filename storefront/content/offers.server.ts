import { offersQuery } from '@forecourt/schemas/queries/offers';
import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached, keepPageUntil, tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';
import { pageTime, showingNow } from './dated.server.ts';
import { nextChange, showsAt } from './dated.ts';
import { type Offer, offerOf } from './offer.server.ts';

export type { Offer } from './offer.server.ts';

const spanOf = ({ startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>) => ({
  start: startsAt,
  end: endsAt,
});

const loadOffers = cache(
  async (site: string): Promise<Offer[]> =>
    (await cached('offers', { site }, () => ask(offersQuery, { site }, { editable: true }))).map(offerOf),
);

/**
 * The offers of a site that run now, newest first.
 * @param which only these; others that start or end later do not matter to the page
 */
export async function runningOffers(
  site: string,
  which: (offer: Offer) => boolean = () => true,
): Promise<Offer[]> {
  return showingNow(site, (await loadOffers(site)).filter(which), spanOf);
}

/** The offers of an editor's choice that run now, in the editor's order. */
export async function runningOf(site: string, offers: OffersQueryResult): Promise<Offer[]> {
  // An offer that excludes the site is not among these: should that change, the tag of the site's offers drops the page.
  await tagPage([tagOf('offers', { site })]);
  return showingNow(site, offers.map(offerOf), spanOf);
}

/**
 * An offer by its name in addresses, also one that has ended (OPEN-098); the page made of it is kept until it
 * begins or ends.
 * @returns null when the site has none of that name, or it has not begun
 */
export async function findOffer(
  site: string,
  slug: string,
): Promise<{ offer: Offer; ended: boolean } | null> {
  const offer = (await loadOffers(site)).find((entry) => entry.slug === slug);
  if (!offer) return null;
  const span = spanOf(offer);
  const now = pageTime();
  await keepPageUntil(site, nextChange([span], now));
  if (showsAt(span, now)) return { offer, ended: false };
  return showsAt({ ...span, end: null }, now) ? { offer, ended: true } : null;
}
