import type { Site } from '@forecourt/lib/site/site';
import type { Metadata } from 'next';
import { runningOffers } from '@/content/offers.server.ts';
import { OfferCard } from '@/features/offer/OfferCard.tsx';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { EmptyList } from '@/ui/EmptyList.tsx';

export const OFFERS_TITLE = 'Special offers';

/** The head of the list of offers. */
export const offersMetadata = (site: Site): Metadata => ({
  title: OFFERS_TITLE,
  description: `Offers that run now at ${site.name}.`,
  alternates: { canonical: site.settings.offersPath },
});

/** The offers that run now (ROUTE-56). */
export async function OffersPage({ site }: { site: Site }) {
  const offers = await runningOffers(site.slug);
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: OFFERS_TITLE, href: site.settings.offersPath },
  ];
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={OFFERS_TITLE} />
      <div className="section container">
        {offers.length ? (
          <ul className="grid gap-gap md:grid-cols-2 lg:grid-cols-3">
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} site={site} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList refreshPath={site.settings.offersPath} />
        )}
      </div>
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}
