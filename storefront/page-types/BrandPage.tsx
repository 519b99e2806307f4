import { BRANDS_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { type Brand, loadModels } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { runningOffers } from '@/content/offers.server.ts';
import { BRANDS_PATH, brandHref } from '@/features/directory/address.ts';
import { BrandLogo } from '@/features/directory/BrandLogo.tsx';
import { ModelList } from '@/features/directory/ModelList.tsx';
import { OfferStrip } from '@/features/directory/OfferStrip.tsx';
import { Sellers, sellersOf } from '@/features/directory/Sellers.tsx';
import { StockStrip } from '@/features/directory/StockStrip.tsx';
import { modelsHref } from '@/features/directory/state.ts';
import { stockCounts, stockOf } from '@/features/directory/stock.server.ts';
import { brandData } from '@/features/directory/structured-data.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { DirectoryHead } from '@/layout/DirectoryHead.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageTitle } from '@/seo/page-title.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Section } from '@/ui/Section.tsx';

const MODELS_SHOWN = 6;

export function brandMetadata(site: Site, brand: Brand): Metadata {
  const canonical = brandHref(site, brand.slug);
  const title = brand.name;
  const description = brand.description
    ? `${brand.name} at ${site.name}. ${brand.description}`
    : `${brand.name} at ${site.name}: models, offers, stock and where to find us.`;
  return {
    title: pageTitle(title, site.name),
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, siteName: site.name, locale: 'en_AU', type: 'website' },
  };
}

/** One brand of a site (ROUTE-42, ROUTE-43): its models, stock, offers and locations. */
export async function BrandPage({ site, brand }: { site: Site; brand: Brand }) {
  const [all, running, locations, stock, counts] = await Promise.all([
    loadModels(site.slug),
    runningOffers(site.slug, (offer) => offer.manufacturer?.id === brand.id),
    loadLocations(site.slug),
    stockOf(site, [brand.name]),
    stockCounts(site),
    tagPage([tagOf('document', { site: site.slug, id: brand.id })]),
  ]);
  const models = all.filter((model) => model.manufacturer_id === brand.id && model.status !== 'discontinued');
  const href = brandHref(site, brand.slug);
  const crumbs = [
    { name: 'Home', href: '/' },
    ...(site.manufacturer ? [] : [{ name: BRANDS_TITLE, href: BRANDS_PATH }]),
    { name: brand.name, href },
  ];
  const many = models.length > MODELS_SHOWN;
  return (
    <main id="content">
      <DirectoryHead
        site={site}
        crumbs={crumbs}
        title={brand.name}
        intro={brand.description}
        aside={
          // A single-brand site shows its logo at the top of every page.
          !site.manufacturer && <BrandLogo brand={brand} height={88} />
        }
        actions={
          <>
            {stock && (
              <LinkButton href={stock.href} size="lg">
                View stock ({stock.count})
              </LinkButton>
            )}
            <LinkButton
              href="/contact"
              variant={stock ? 'secondary' : 'primary'}
              size="lg"
              {...formAttributes('enquiry')}
            >
              Ask about {brand.name}
            </LinkButton>
          </>
        }
      />
      {models.length > 0 && (
        <Section
          title={`${brand.name} models`}
          action={
            many && (
              <Link href={modelsHref(site.manufacturer ? {} : { make: brand.slug })} className="more">
                View all {models.length}
                <span className="sr-only"> {brand.name} models</span>
                <Icon name="arrow-right" size={18} />
              </Link>
            )
          }
        >
          <ModelList site={site} brand={brand} models={models.slice(0, MODELS_SHOWN)} stock={counts} />
        </Section>
      )}
      {stock ? (
        <StockStrip site={site} name={brand.name} stock={stock} />
      ) : (
        <NoStockOfBrand site={site} brand={brand} />
      )}
      <OfferStrip site={site} title={`${brand.name} offers`} offers={running} />
      <Sellers site={site} brand={brand.name} places={sellersOf(site, locations, brand.id)} />
      <JsonLd data={breadcrumbList(site, crumbs)} />
      <JsonLd data={brandData(site, brand)} />
    </main>
  );
}

/** Shown for a brand without stock: who can order it, and alternatives. */
function NoStockOfBrand({ site, brand }: { site: Site; brand: Brand }) {
  const own = brand.kind === 'own';
  return (
    <Section
      tone="sunken"
      title={own ? `${brand.name} is part of ${site.name}` : `No ${brand.name} in stock today`}
    >
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="max-w-[37em] text-lg text-ink-muted">
          {own
            ? 'Ask at any of our locations. We’re happy to help.'
            : 'We can order one for you, or let you know when the next one arrives. Tell us the model and colour, and we’ll reply within a day.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/contact" {...formAttributes('enquiry')}>
            {own ? 'Ask us' : 'Let me know when one arrives'}
          </LinkButton>
          <LinkButton href="/search" variant="secondary">
            Search our stock
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
