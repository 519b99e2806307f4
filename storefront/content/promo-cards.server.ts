import { promoCardsQuery } from '@forecourt/schemas/queries/promoCards';
import type { PromoCardsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';

export type PromoCardDocument = PromoCardsQueryResult[number];

/** Every promo card of a site, the latest started first, also those that do not show now. */
export const loadPromoCards = cache(
  (site: string): Promise<PromoCardDocument[]> =>
    cached('promoCards', { site }, () => ask(promoCardsQuery, { site }), {
      tags: [tagOf('links', { site })],
    }),
);
