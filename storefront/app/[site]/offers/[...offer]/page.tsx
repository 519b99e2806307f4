import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { runningOffers } from '@/content/offers.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { offerHref } from '@/features/offer/address.ts';
import { shortDescription } from '@/features/offer/excerpt.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/routes/NotFoundPage.tsx';
import { OfferPage } from '@/routes/OfferPage.tsx';

// Cached whole, made on the first visit, dropped by tags (see cache/manifest.ts).
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ site: string; offer: string[] }>;
}

async function read({ params }: Props) {
  const { site: slug, offer: segments } = await params;
  const [site, [offer]] = await Promise.all([
    loadSite(slug),
    runningOffers(slug, (entry) => segments.length <= 2 && entry.slug === segments.at(-1)),
  ]);
  if (!offer) return { site, offer: null, href: null };
  const href = offerHref(site, offer);
  // The other form of the address leads to the site's own (ROUTE-57, ROUTE-58).
  if (href !== `/offers/${segments.join('/')}`) permanentRedirect(href);
  return { site, offer, href };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { offer, href } = await read(props);
  if (!offer) return NOT_FOUND_METADATA;
  return {
    title: offer.name,
    description: shortDescription(offer.description).text,
    alternates: { canonical: href },
  };
}

/** One offer. */
export default async function Page(props: Props) {
  const { site, offer, href } = await read(props);
  return offer ? <OfferPage site={site} offer={offer} href={href} /> : <NotFoundPage site={site} />;
}
