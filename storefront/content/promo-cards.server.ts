import type { Language } from '@forecourt/lib/platform/language/languages';
import { promoCardsQuery } from '@forecourt/schemas/queries/promoCards';
import type { PromoCardsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type PromoCardDocument = PromoCardsQueryResult[number];

const loadPromoCards = cache(
  (site: string, language: Language): Promise<PromoCardDocument[]> =>
    cached('promoCards', { site }, () => ask(promoCardsQuery, { site, language }, { editable: true }), {
      key: language,
      tags: [tagOf('links', { site })],
    }),
);

/** Returns the current promo cards of a site, the latest started first (SEARCH-06, SEARCH-07). */
export async function currentPromoCards(site: string): Promise<PromoCardDocument[]> {
  const cards = await usablePictures(site, await loadPromoCards(site, await pageLanguage()));
  return showingNow(site, cards, ({ start, expiry }) => ({ start, end: expiry }));
}
