import type { Language } from '@forecourt/lib/platform/language/languages';
import { offersQuery } from '@forecourt/schemas/queries/offers';
import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached, keepPageUntil, tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { pageTime, showingNow } from './dated.server.ts';
import { nextChange, showsAt } from './dated.ts';
import { type Offer, offerOf } from './offer.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type { Offer } from './offer.server.ts';

const spanOf = ({ startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>) => ({
  start: startsAt,
  end: endsAt,
});

const loadOffers = cache(
  async (site: string, language: Language): Promise<Offer[]> =>
    (
      await usablePictures(
        site,
        await cached('offers', { site }, () => ask(offersQuery, { site, language }, { editable: true }), {
          key: language,
        }),
      )
    ).map(offerOf),
);

/**
 * Returns the current offers of a site in the page's language, newest first.
 * @param which filter; only matching offers limit the page's lifetime
 */
export async function runningOffers(
  site: string,
  which: (offer: Offer) => boolean = () => true,
): Promise<Offer[]> {
  return showingNow(site, (await loadOffers(site, await pageLanguage())).filter(which), spanOf);
}

/** Returns the current offers among those that an editor selected, in that order. */
export async function runningOf(site: string, offers: OffersQueryResult): Promise<Offer[]> {
  // The query filters offers that exclude the site, so invalidate the page when any offer changes.
  await tagPage([tagOf('offers', { site })]);
  return showingNow(site, (await usablePictures(site, offers)).map(offerOf), spanOf);
}

/** Returns an offer by slug, even if it has ended (OPEN-098); null if it does not exist or has not begun. */
export async function findOffer(
  site: string,
  slug: string,
): Promise<{ offer: Offer; ended: boolean } | null> {
  const offer = (await loadOffers(site, await pageLanguage())).find((entry) => entry.slug === slug);
  if (!offer) return null;
  const span = spanOf(offer);
  const now = pageTime();
  await keepPageUntil(site, nextChange([span], now));
  if (showsAt(span, now)) return { offer, ended: false };
  return showsAt({ ...span, end: null }, now) ? { offer, ended: true } : null;
}
