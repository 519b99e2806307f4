import { offersQuery } from '@forecourt/schemas/queries/offers';
import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached, tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';

export type Offer = OffersQueryResult[number];

const spanOf = ({ startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>) => ({
  start: startsAt,
  end: endsAt,
});

const loadOffers = cache(
  (site: string): Promise<Offer[]> => cached('offers', { site }, () => ask(offersQuery, { site })),
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

/** Those of an editor's choice of offers that run now, in the editor's order. */
export async function runningOf(site: string, offers: readonly Offer[]): Promise<Offer[]> {
  // One that the site was excluded from is not among them: it comes back with the site's offers.
  await tagPage([tagOf('offers', { site })]);
  return showingNow(site, offers, spanOf);
}
