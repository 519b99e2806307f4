import { BRANDS_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { type Brand, loadBrands, loadModels } from '@/content/directory.server.ts';
import { BRANDS_PATH, brandHref } from '@/features/directory/address.ts';
import { BrandLogo } from '@/features/directory/BrandLogo.tsx';
import { stockCounts } from '@/features/directory/stock.server.ts';
import { pageList } from '@/features/directory/structured-data.ts';
import { DirectoryHead } from '@/layout/DirectoryHead.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { inStockText, type StockCount } from '@/stock/count.ts';
import type { Noun } from '@/stock/noun.ts';
import { Link } from '@/ui/Link.tsx';
import { NOT_FOUND_METADATA, NotFoundPage } from './NotFoundPage.tsx';

/** Headings of the groups of brands (HOME-01 to HOME-04), in order. */
const KINDS = { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks', own: 'Our own' } as const;

export async function brandsMetadata(site: Site): Promise<Metadata> {
  if ((await loadBrands(site.slug)).length === 0) return NOT_FOUND_METADATA;
  return {
    title: BRANDS_TITLE,
    description: `The brands that ${site.name} sells and services, with their models, offers and stock.`,
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
  if (site.manufacturer && !second) redirect(brandHref(site, only.slug));
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: BRANDS_TITLE, href: BRANDS_PATH },
  ];
  const groups = Object.entries(KINDS)
    .map(([kind, title]) => ({ title, brands: brands.filter((brand) => brand.kind === kind) }))
    .filter((group) => group.brands.length > 0);
  const modelsOf = (brand: Brand) =>
    models.filter((model) => model.manufacturer_id === brand.id && model.status !== 'discontinued').length;
  return (
    <main id="content">
      <DirectoryHead
        site={site}
        crumbs={crumbs}
        title={BRANDS_TITLE}
        intro={`${brands.length} brands, sold and serviced by people who know them.`}
      />
      <div className="section container grid gap-section">
        {groups.map((group) => (
          <section key={group.title}>
            {groups.length > 1 && <h2 className="title mb-stack">{group.title}</h2>}
            <ul className="grid gap-gap grid-cols-2 sm:even-3 lg:even-4">
              {group.brands.map((brand) => (
                <BrandTile
                  key={brand.id}
                  brand={brand}
                  href={brandHref(site, brand.slug)}
                  models={modelsOf(brand)}
                  stock={stock[slugify(brand.name)] ?? null}
                  noun={brand.kind === 'motorcycle' || brand.kind === 'truck' ? brand.kind : siteNoun}
                  level={groups.length > 1 ? 3 : 2}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <JsonLd data={breadcrumbList(site, crumbs)} />
      <JsonLd
        data={pageList(
          site,
          BRANDS_TITLE,
          brands.map(({ name, slug }) => ({ name, href: brandHref(site, slug) })),
        )}
      />
    </main>
  );
}

function BrandTile({
  brand,
  href,
  models,
  stock,
  noun,
  level,
}: {
  brand: Brand;
  href: string;
  models: number;
  stock: StockCount | null;
  noun: Noun;
  level: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const counts = [
    models > 0 && `${models} model${models === 1 ? '' : 's'}`,
    stock && inStockText(stock, noun),
  ].filter(Boolean);
  return (
    <li className="card card-linked">
      <div className="flex aspect-3/2 items-center justify-center border-b border-line bg-sunken p-6">
        <BrandLogo brand={brand} height={64} />
      </div>
      <div className="p-card">
        <Heading className="text-xl">
          <Link href={href} className="card-link">
            {brand.name}
          </Link>
        </Heading>
        {counts.length > 0 && <p className="numbers mt-1 text-sm text-ink-muted">{counts.join(' · ')}</p>}
        {brand.description && (
          <p className="mt-3 line-clamp-3 text-sm text-ink-muted max-md:hidden">{brand.description}</p>
        )}
      </div>
    </li>
  );
}
