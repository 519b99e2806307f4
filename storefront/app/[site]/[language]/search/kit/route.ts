import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import type { SuggestKit } from '@/features/search/suggest/suggest-kit.ts';
import { siteVocabulary } from '@/features/search/suggest/vocabulary.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { stockCountNoun } from '@/stock/catalogue.server.ts';
import { browserConnection } from '@/stock/connection.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

/** `GET /search/kit`: names in the site's stock and the search connection, for search fields. */
export const GET = withSite(
  async ({ site }): Promise<SuggestKit> => {
    const [vocabulary, noun] = await Promise.all([siteVocabulary(site), stockCountNoun(site)]);
    return {
      vocabulary,
      connection: browserConnection(site, new Date()),
      filters: siteStockFilter(site, Date.now() / 1000),
      noun,
      prices: priceRules(site),
    };
  },
  {
    cached: true,
    failure: { event: 'search_kit_failed', text: 'The search did not answer.', code: 'upstream_failed' },
  },
);
