import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type Brand, loadBrands, loadModels } from '@/content/directory.server.ts';
import { BRANDS_PATH, brandHref } from '@/features/directory/address.ts';
import { BRAND_GRID, BrandCard } from '@/features/directory/BrandCard.tsx';
import { brandStock, stockCounts } from '@/features/directory/stock.server.ts';
import { pageList } from '@/features/directory/structured-data.ts';
import { DirectoryHead } from '@/layout/DirectoryHead.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { NotFoundPage, notFoundMetadata } from './NotFoundPage.tsx';

/** Headings of the groups of brands (HOME-01 to HOME-04), in order. */
const KINDS = ['car', 'motorcycle', 'truck', 'own'] as const;

export async function brandsMetadata(site: Site): Promise<Metadata> {
  if ((await loadBrands(site.slug)).length === 0) return notFoundMetadata();
  const t = await getTranslations('directory');
  return {
    title: t('brands.title'),
    description: t('brands.description', { site: site.name }),
    alternates: { canonical: BRANDS_PATH },
  };
}

/** A site's brands (ROUTE-41), grouped by type. A single-brand site redirects to its brand. */
export async function BrandsPage({ site }: { site: Site }) {
  const [brands, models, stock, siteNoun] = await Promise.all([
    loadBrands(site.slug),
    loadModels(site.slug),
    stockCounts(site),
    stockNoun(site),
  ]);
  const [only, second] = brands;
  if (!only) return <NotFoundPage site={site} />;
  if (site.manufacturer && !second) redirect(inLanguage(brandHref(site, only.slug), await pageLanguage()));
  const t = await getTranslations('directory');
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('brands.title'), href: BRANDS_PATH },
  ];
  const groups = KINDS.map((kind) => ({
    title: t(`brands.${kind}`),
    brands: brands.filter((brand) => brand.kind === kind),
  })).filter((group) => group.brands.length > 0);
  const modelsOf = (brand: Brand) =>
    models.filter((model) => model.manufacturer_id === brand.id && model.status !== 'discontinued');
  const sold = await brandStock(
    site,
    brands.map(({ name }) => name),
  );
  return (
    <main id="content">
      <DirectoryHead
        site={site}
        crumbs={crumbs}
        title={t('brands.title')}
        intro={t('brands.intro', { count: String(brands.length) })}
      />
      <div className="section container grid gap-section">
        {groups.map((group) => (
          <section key={group.title}>
            {groups.length > 1 && <h2 className="title mb-stack">{group.title}</h2>}
            <ul className={BRAND_GRID[site.template]}>
              {group.brands.map((brand) => (
                <BrandCard
                  key={brand.id}
                  brand={brand}
                  href={brandHref(site, brand.slug)}
                  models={modelsOf(brand)}
                  counts={stock[slugify(brand.name)] ?? null}
                  stock={sold[slugify(brand.name)] ?? null}
                  noun={brand.kind === 'motorcycle' || brand.kind === 'truck' ? brand.kind : siteNoun}
                  level={groups.length > 1 ? 3 : 2}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <BreadcrumbData site={site} crumbs={crumbs} />
      <JsonLd
        data={pageList(
          site,
          t('brands.title'),
          brands.map(({ name, slug }) => ({ name, href: brandHref(site, slug) })),
          await pageLanguage(),
        )}
      />
    </main>
  );
}
