import { slugify } from '@forecourt/lib/sites/slugs';
import type { Manufacturer, Model } from '@forecourt/schemas/sanity.types';
import { reference, slug, type Written, withOwnKeys } from '@forecourt/schemas/writing/written';
import { assembleSite, type ContentAddresses } from './assemble.ts';
import { coastline } from './coastline/site.ts';
import { harbour } from './harbour/site.ts';
import { northside } from './northside/site.ts';
import { brands } from './shared/brands.ts';
import { chargeTables } from './shared/charge-tables.ts';
import type { ContentDocument } from './shared/document.ts';
import { manufacturerId, modelId } from './shared/ids.ts';
import { models } from './shared/models.ts';
import { logo } from './shared/picture.ts';
import { dealershipLeads, dealerships } from './shared/places/dealerships.ts';
import { valuecars } from './valuecars/site.ts';

export const sites = [harbour, northside, valuecars, coastline] as const;

const manufacturers: Written<Manufacturer>[] = brands.map(({ name, kind, description }) => ({
  _id: manufacturerId(name),
  _type: 'manufacturer',
  name,
  slug: slug(slugify(name)),
  kind,
  logo: logo(`brands/${slugify(name)}`, name),
  description,
}));

const modelDocuments: Written<Model>[] = models.map(
  ({ make, name, bodies, status, image, gallery, description, path }) => ({
    _id: modelId(make, name),
    _type: 'model',
    name,
    slug: slug(slugify(name)),
    manufacturer: reference(manufacturerId(make)),
    manufacturer_body: bodies,
    status,
    image,
    description,
    ...(gallery.length > 0 && { gallery }),
    ...(path && { override_url: path }),
  }),
);

/**
 * Returns every document of the demo, shared ones first. Picture references still name files.
 * @param options.port of the local storefront
 * @param options.partnersUrl address of the partners' emulators, for street maps
 */
export function contentDocuments(options: ContentAddresses): ContentDocument[] {
  return [
    ...[...manufacturers, ...modelDocuments, ...dealerships, ...dealershipLeads, ...chargeTables].map(
      (document) => withOwnKeys(document),
    ),
    ...sites.flatMap((site) => assembleSite(site, options)),
  ];
}
