import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findOffer } from '@/content/offers.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { offerHref } from '@/features/offer/address.ts';
import { NotFoundPage, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { OfferPage, offerMetadata } from '@/page-types/OfferPage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; offer: string[] }>;
}

/** One segment is an offer, two are its manufacturer and the offer (OPEN-036). */
async function read({ params }: Props) {
  const { site: slug, offer: segments } = await params;
  const [site, entry] = await Promise.all([
    loadSite(slug),
    segments.length <= 2 ? findOffer(slug, segments.at(-1) ?? '') : null,
  ]);
  if (!entry) return { site, shown: null };
  const href = offerHref(site, entry.offer);
  // Redirect a wrong manufacturer, or the other form of the address (ROUTE-57, ROUTE-58).
  if (href !== `/offers/${segments.join('/')}`) permanentRedirect(inLanguage(href, await pageLanguage()));
  return { site, shown: { ...entry, href } };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, shown: shownOffer } = await read(props);
  return shownOffer ? offerMetadata(site, shownOffer) : notFoundMetadata();
}

export default async function Page(props: Props) {
  const { site, shown: shownOffer } = await read(props);
  return shownOffer ? <OfferPage site={site} shown={shownOffer} /> : <NotFoundPage site={site} />;
}
