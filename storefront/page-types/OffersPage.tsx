import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Blocks } from '@/blocks/Blocks.tsx';
import { runningOffers } from '@/content/offers.server.ts';
import { findPage, type PageDocument } from '@/content/page.server.ts';
import { matchesFilter, type OfferFilter, offerChoices } from '@/features/offer/filter.ts';
import { OfferCard } from '@/features/offer/OfferCard.tsx';
import { OfferFilters } from '@/features/offer/OfferFilters.tsx';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { EmptyList } from '@/ui/EmptyList.tsx';
import '@/features/offer/offer.css';

export const offersContent = async (site: Site): Promise<{ page: PageDocument | null }> => ({
  page: await findPage(site.slug, site.settings.offersPath),
});

export async function offersMetadata(site: Site, page: PageDocument | null): Promise<Metadata> {
  if (page) return pageMetadata(site, page);
  const t = await getTranslations('offer');
  return {
    title: t('title'),
    description: t('description', { site: site.name }),
    alternates: { canonical: site.settings.offersPath },
  };
}

/** Current offers (ROUTE-56), with filters that need no script (OPEN-099), then an editor's blocks. */
export async function OffersPage({
  site,
  page,
  filter = {},
}: {
  site: Site;
  page: PageDocument | null;
  filter?: OfferFilter;
}) {
  const t = await getTranslations('offer');
  const running = await runningOffers(site.slug);
  const path = site.settings.offersPath;
  const offers = running.filter((offer) => matchesFilter(filter, offer));
  // The newest offer leads the whole list. A filtered one is a comparison.
  const [first, ...others] = offers;
  const lead = offers.length > 2 && Object.keys(filter).length === 0 ? first : null;
  const title = page?.title ?? t('title');
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: title, href: path },
  ];
  // The list above has all of them, so a block of offers would repeat them.
  const blocks = page?.blocks.filter(({ _type }) => _type !== 'specialOffers') ?? [];
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} document={page} intro={page?.seo.description} />
      <div className="section container">
        <OfferFilters
          groups={offerChoices(running, filter, path, t)}
          shown={offers.length}
          clear={Object.keys(filter).length > 0 ? path : null}
        />
        {lead && (
          <div className="mb-gap">
            <OfferCard offer={lead} site={site} whole isLead />
          </div>
        )}
        {offers.length ? (
          <ul className="grid gap-gap md:even-2 lg:even-3">
            {(lead ? others : offers).map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} site={site} whole />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList refreshPath={path} />
        )}
      </div>
      {page && blocks.length > 0 && (
        <Blocks headed document={page} blocks={blocks} site={site} around={aroundBlocks(page.id)} />
      )}
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
