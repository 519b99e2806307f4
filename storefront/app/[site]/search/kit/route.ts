import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { findSite } from '@/content/site.server.ts';
import type { SuggestKit } from '@/features/search/suggest/kit.ts';
import { siteVocabulary } from '@/features/search/suggest/vocabulary.server.ts';
import { log } from '@/logging/log.server.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { browserConnection } from '@/stock/connection.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ site: string }>;
}

/** `GET /search/kit`: names in the site's stock and the search connection, for search fields. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { site: slug } = await params;
  const site = await findSite(slug);
  if (!site) return Response.json({ error: 'No such site.' }, { status: 404 });
  try {
    const [vocabulary, noun] = await Promise.all([siteVocabulary(site), stockNoun(site)]);
    const kit: SuggestKit = {
      vocabulary,
      connection: browserConnection(site, new Date()),
      filters: siteStockFilter(site, Date.now() / 1000),
      noun,
      noPriceText: site.settings.noPriceText,
      subscriptionEnabled: site.features.subscriptionEnabled,
    };
    return Response.json(kit);
  } catch (error) {
    log.error({ err: error, site: slug }, 'search_kit_failed');
    return Response.json({ error: 'The search did not answer.' }, { status: 502 });
  }
}
