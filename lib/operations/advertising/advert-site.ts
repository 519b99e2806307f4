import { z } from 'zod';
import { parseFeatures, type SiteFeatures } from '../../sites/features.ts';
import { parseSettings, type SiteSettings } from '../../sites/settings.ts';
import { type ChargeTable, parseChargeTables } from '../../vehicle/drive-away/charge-table.ts';
import type { SellingPlace } from '../../vehicle/seller.ts';
import type { CarType } from '../../vehicle/vehicle.ts';
import type { advertSiteSchema } from './advert-site-query.ts';

/** What adverts need to know of their site. */
export interface AdvertSite {
  slug: string;
  name: string;
  /** Canonical address without a final slash. */
  url: string;
  settings: SiteSettings;
  features: SiteFeatures;
  dealerships: readonly { id: string; phoneByCarType: Partial<Record<CarType, string>> }[];
  /** The visible locations, in the site's order. */
  places: readonly AdvertPlace[];
  chargeTables: readonly ChargeTable[];
}

export interface AdvertPlace extends SellingPlace {
  name: string;
  address: {
    street: string | null;
    city: string | null;
    state: string | null;
    postcode: string | null;
    lat: number | null;
    long: number | null;
  } | null;
}

const record = z.record(z.string(), z.unknown()).nullish().catch(null);

/** Reads the result of `advertSiteQuery`; null for a site without a public address. */
export function readAdvertSite(site: z.output<typeof advertSiteSchema> | null): AdvertSite | null {
  const url = site?.url?.replace(/\/+$/, '');
  if (!site || !url || !URL.canParse(url)) return null;
  return {
    slug: site.slug,
    name: site.name ?? site.slug,
    url,
    settings: parseSettings(record.parse(site.settings)).settings,
    features: parseFeatures(record.parse(site.features)).features,
    dealerships: site.dealerships.map(({ id, phoneByCarType }) => ({
      id,
      phoneByCarType: Object.fromEntries(
        Object.entries(phoneByCarType ?? {}).flatMap(([type, phone]) =>
          phone?.trim() ? [[type, phone.trim()]] : [],
        ),
      ),
    })),
    places: site.places.map(({ name, ...place }) => ({ ...place, name: name ?? '' })),
    chargeTables: parseChargeTables(site.chargeTables),
  };
}
