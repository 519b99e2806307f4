import type { Site } from '@forecourt/lib/site/site';
import { findBrand } from '@/content/directory.server.ts';
import { brandHref } from '@/features/directory/address.ts';
import { BrandLogo } from '@/features/directory/BrandLogo.tsx';
import { stockLink } from '@/stock/links.server.ts';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

type Brand = BlockProps<'brandGrid'>['block']['brands'][number];

/** The kinds of brands in the order they stand (HOME-01 to HOME-04), and what leads a group of them. */
const KINDS = [
  { kind: 'car', title: 'Cars' },
  { kind: 'motorcycle', title: 'Motorcycles' },
  { kind: 'truck', title: 'Trucks' },
  { kind: 'own', title: 'Our own' },
] as const;

/** Logos and descriptions of the brands a group sells, by what they make; only where the site's switch is on. */
export function BrandGrid({ block, site }: BlockProps<'brandGrid'>) {
  const groups = KINDS.map(({ kind, title }) => ({
    title,
    brands: block.brands.filter((brand) => brand.kind === kind),
  })).filter(({ brands }) => brands.length > 0);
  if (!site.features.brandGridEnabled || groups.length === 0) return null;
  return (
    <Section title={block.heading} intro={block.intro} tone="sunken">
      <div className="grid gap-stack">
        {groups.map(({ title, brands }) => (
          <div key={title}>
            {groups.length > 1 && <h3 className="mb-4 text-xl">{title}</h3>}
            <ul className="grid grid-cols-2 gap-gap sm:grid-cols-3 lg:grid-cols-4">
              {brands.map((brand) => (
                <BrandTile key={brand.id} brand={brand} site={site} described={block.showDescriptions} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

async function BrandTile({ brand, site, described }: { brand: Brand; site: Site; described: boolean }) {
  // A brand the site sells has a page; of another there may still be stock.
  const href = (await findBrand(site.slug, brand.slug))
    ? brandHref(site, brand.slug)
    : await stockLink(site, [brand.slug || brand.name]);
  return (
    <li className="card card-linked brand-tile">
      <div>
        <BrandLogo brand={brand} />
      </div>
      <p>
        {href ? (
          <Link href={href} className="card-link">
            {brand.name}
          </Link>
        ) : (
          brand.name
        )}
      </p>
      {described && brand.description && <p>{brand.description}</p>}
    </li>
  );
}
