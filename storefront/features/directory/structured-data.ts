import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
import type { Brand as BrandThing, Car, ItemList, WithContext } from 'schema-dts';
import type { Brand, ModelDocument } from '@/content/directory.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { absolute } from '@/seo/absolute.ts';
import { brandHref } from './address.ts';
import type { StockOf } from './stock.server.ts';

type Stock = Pick<StockOf, 'href' | 'count' | 'counts' | 'lowest'>;

/**
 * Returns structured data of a model, with the range of its stock if it has any (OPEN-125).
 * @param language of the page, whose addresses it names
 */
export function modelData(
  site: Site,
  model: ModelDocument,
  facts: { name: string; bodies: readonly string[]; stock: Stock | null },
  language: Language = ENGLISH,
): WithContext<Car> {
  const picture = pictureSource(model.image);
  const { name, bodies, stock } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name,
    model: model.name,
    url: absolute(site, inLanguage(`/${model.slug}`, language)),
    ...(model.manufacturer && { brand: { '@type': 'Brand', name: model.manufacturer.name } }),
    ...(model.description && { description: model.description }),
    ...(bodies.length > 0 && { bodyType: bodies.map(bodyLabel) }),
    ...(picture && { image: picture.src }),
    ...(stock?.lowest && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'AUD',
        lowPrice: stock.lowest,
        offerCount: stock.count,
        availability: stock.counts.inStock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
        url: absolute(site, inLanguage(stock.href, language)),
      },
    }),
  };
}

/**
 * Returns structured data of a brand.
 * @param language of the page, whose address it names
 */
export function brandData(
  site: Site,
  brand: Pick<Brand, 'name' | 'slug' | 'description' | 'logo'>,
  language: Language = ENGLISH,
): WithContext<BrandThing> {
  const logo = pictureSource(brand.logo);
  return {
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name: brand.name,
    url: absolute(site, inLanguage(brandHref(site, brand.slug), language)),
    ...(brand.description && { description: brand.description }),
    ...(logo && { logo: logo.src }),
  };
}

/**
 * Returns a list of pages, such as brands and models, as structured data.
 * @param language of the page, whose addresses it names
 */
export const pageList = (
  site: { url: string },
  name: string,
  pages: readonly { name: string; href: string }[],
  language: Language = ENGLISH,
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: pages.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.name,
    url: absolute(site, inLanguage(page.href, language)),
  })),
});
