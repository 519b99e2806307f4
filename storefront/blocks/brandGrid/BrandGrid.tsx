import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { findBrand } from '@/content/directory.server.ts';
import { brandHref } from '@/features/directory/address.ts';
import { brandMark } from '@/features/directory/brand-mark.ts';
import { stockLink } from '@/stock/stock-link.server.ts';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { BrandTiles, type TiledBrand } from './BrandTiles.client.tsx';

type Brand = BlockProps<'brandGrid'>['block']['brands'][number];

/** The types of brands in order (HOME-01 to HOME-04); each has a heading. */
const KINDS = ['car', 'motorcycle', 'truck', 'own'] as const;

/** Logos and descriptions of a group's brands by type, if the feature is on. */
export async function BrandGrid({ block, site }: BlockProps<'brandGrid'>) {
  if (!site.features.brandGridEnabled) return null;
  const t = await getTranslations('blocks');
  const tileOf = async (brand: Brand): Promise<TiledBrand> => {
    const href = await hrefOf(brand, site);
    const logo = brandMark(brand);
    return {
      name: brand.name,
      ...(href && { href }),
      ...(logo && { logo }),
      ...(block.showDescriptions && brand.description && { words: brand.description }),
    };
  };
  const groups = await Promise.all(
    KINDS.map((kind) => ({
      title: t(`brands.${kind}`),
      brands: block.brands.filter((brand) => brand.kind === kind),
    }))
      .filter(({ brands }) => brands.length > 0)
      .map(async ({ title, brands }) => ({ title, brands: await Promise.all(brands.map(tileOf)) })),
  );
  if (groups.length === 0) return null;
  return (
    <Section block="brandGrid" title={block.heading} intro={block.intro} tone="sunken">
      <div className="grid gap-stack">
        {groups.map(({ title, brands }) => (
          <div key={title}>
            {groups.length > 1 && <h3 className="mb-4 text-xl">{title}</h3>}
            <BrandTiles brands={brands} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A brand that the site sells has a page; others may still have stock. */
const hrefOf = async ({ name, slug }: Brand, site: Site): Promise<string | null> =>
  (await findBrand(site.slug, slug)) ? brandHref(site, slug) : stockLink(site, [slug || name]);
