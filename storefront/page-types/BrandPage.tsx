import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
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
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { openGraphLocale } from '@/seo/open-graph-locale.ts';
import { pageTitle } from '@/seo/page-title.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Section } from '@/ui/Section.tsx';

const MODELS_SHOWN = 6;

export async function brandMetadata(site: Site, brand: Brand): Promise<Metadata> {
  const t = await getTranslations('directory');
  const canonical = brandHref(site, brand.slug);
  const title = brand.name;
  const description = brand.description
    ? t('brand.descriptionOwn', { brand: brand.name, site: site.name, text: brand.description })
    : t('brand.description', { brand: brand.name, site: site.name });
  return {
    title: pageTitle(title, site.name),
    description,
    alternates: { canonical },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocale(await pageLanguage()),
      type: 'website',
    },
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
  const t = await getTranslations('directory');
  const crumbs = [
    { name: t('home'), href: '/' },
    ...(site.manufacturer ? [] : [{ name: t('brands.title'), href: BRANDS_PATH }]),
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
                {t('viewStockCount', { count: String(stock.count) })}
              </LinkButton>
            )}
            <LinkButton
              href="/contact"
              variant={stock ? 'secondary' : 'primary'}
              size="lg"
              {...formAttributes('enquiry')}
            >
              {t('brand.ask', { brand: brand.name })}
            </LinkButton>
          </>
        }
      />
      {models.length > 0 && (
        <Section
          title={t('brand.models', { brand: brand.name })}
          action={
            many && (
              <Link href={modelsHref(site.manufacturer ? {} : { make: brand.slug })} className="more">
                {t.rich('brand.allModels', {
                  count: String(models.length),
                  brand: brand.name,
                  hidden: (words) => <span className="sr-only">{words}</span>,
                })}
                <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
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
      <OfferStrip site={site} title={t('brand.offers', { brand: brand.name })} offers={running} />
      <Sellers site={site} brand={brand.name} places={sellersOf(site, locations, brand.id)} />
      <BreadcrumbData site={site} crumbs={crumbs} />
      <JsonLd data={brandData(site, brand, await pageLanguage())} />
    </main>
  );
}

/** Shown for a brand without stock: who can order it, and alternatives. */
function NoStockOfBrand({ site, brand }: { site: Site; brand: Brand }) {
  const t = useTranslations('directory');
  const own = brand.kind === 'own';
  return (
    <Section
      tone="sunken"
      title={
        own
          ? t('brand.partOf', { brand: brand.name, site: site.name })
          : t('brand.none', { brand: brand.name })
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="max-w-[37em] text-lg text-ink-muted">{t(own ? 'brand.askAnywhere' : 'brand.order')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/contact" {...formAttributes('enquiry')}>
            {t(own ? 'askUs' : 'brand.letMeKnow')}
          </LinkButton>
          <LinkButton href="/search" variant="secondary">
            {t('searchStock')}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
