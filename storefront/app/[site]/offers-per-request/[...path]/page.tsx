import type { Metadata } from 'next';
import { loadSite } from '@/content/site.server.ts';
import { offerFilter } from '@/features/offer/filter.ts';
import { pageAt } from '@/routes/kinds.tsx';
import { NOT_FOUND_METADATA, NotFoundPerRequest } from '@/routes/NotFoundPage.tsx';
import { OffersPage, offersContent, offersMetadata } from '@/routes/OffersPage.tsx';

/** A list of offers that its address narrows: made for each request. Any other page is what it is without. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ params }: Props) {
  const { site: slug, path } = await params;
  const site = await loadSite(slug);
  const address = `/${path.join('/')}`;
  const isOffers = address === site.settings.offersPath;
  return {
    site,
    offers: isOffers ? await offersContent(site) : null,
    page: isOffers ? null : await pageAt(site, address),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, offers, page } = await read(props);
  if (offers) return offersMetadata(site, offers.page);
  return page ? page.metadata() : NOT_FOUND_METADATA;
}

export default async function OffersPerRequest(props: Props) {
  const { site, offers, page } = await read(props);
  if (!offers) return page ? page.render() : <NotFoundPerRequest site={site} />;
  return <OffersPage site={site} page={offers.page} filter={offerFilter(await props.searchParams)} />;
}
