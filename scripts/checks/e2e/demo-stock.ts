import { vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { parseSettings, type SiteSettings } from '@forecourt/lib/sites/settings';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { dealerState } from '@forecourt/lib/vehicle/law/dealer-state';
import { lawRows, lawStatement } from '@forecourt/lib/vehicle/law/law-statement';
import { type PriceRules, priceRules } from '@forecourt/lib/vehicle/price-rules';
import { type PriceStatement, priceStatement } from '@forecourt/lib/vehicle/price-statement';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import type { sites } from '../../demo/content/documents.ts';
import { dealerships } from '../../demo/dealerships.ts';
import { databaseUrl } from './reserving.ts';
import { vehiclePaths } from './test.ts';

export type DemoSite = (typeof sites)[number];

export const settingsOf = (site: DemoSite): SiteSettings => parseSettings({ ...site.settings }).settings;

export const rulesOf = (site: DemoSite): PriceRules =>
  priceRules({ settings: settingsOf(site), features: parseFeatures(site.features).features });

/** Returns the vehicles of a site's dealers as its pages and mails read them. */
export async function stockOf(site: DemoSite): Promise<Vehicle[]> {
  const own = dealerships.filter((each) => each.site === site.slug).map(({ id }) => id);
  const pool = openPool(databaseUrl);
  try {
    const { rows } = await pool.query<{ id: string }>(
      'select id from cars where retired_at is null and dealership_id = any($1) order by id',
      [own],
    );
    const listings = await vehiclesById(
      pool,
      own,
      rows.map(({ id }) => id),
      settingsOf(site).priceLead,
    );
    return listings.map(({ vehicle }) => vehicle);
  } finally {
    await pool.end();
  }
}

/**
 * Returns what pages and receipts state about the law on a vehicle, by label, without the rules that an administrator
 * has to confirm.
 */
export function lawOf(site: DemoSite, vehicle: Vehicle, now: Date): [label: string, value: string][] {
  const place = site.locations.find(({ _id }) => _id === vehicle.location_id);
  const law = lawStatement(vehicle, {
    state: dealerState(place?.address),
    licence: { name: place?.dealer_license_name ?? null, number: place?.dealer_license_number ?? null },
    now,
    timeZone: placeTimeZone(place?.address, settingsOf(site).timeZone),
    confirmedIds: new Set(),
  });
  return law ? lawRows(law) : [];
}

/** Vehicles that differ in how their price or their credit is shown. */
const KINDS: Readonly<Record<string, (vehicle: Vehicle, statement: PriceStatement) => boolean>> = {
  'drive away': (_, { price }) => price?.basis === 'drive-away',
  'excluding charges': (_, { price }) => price?.basis === 'excluding-charges',
  'plus on-road costs': (_, { price }) => price?.basis === 'plus-on-road-costs',
  'without GST': (_, { price }) => price?.includesGst === false,
  'of another basis': (_, { price }) => price?.basis === 'other',
  'without a basis': (_, { price }) => price !== null && price.basis === null && !price.unit,
  subscription: (_, { kind }) => kind === 'subscription',
  offer: (_, { kind }) => kind === 'offer',
  'former price': (_, { was }) => was !== null,
  preorder: (_, { kind }) => kind === 'preorder',
  'no price': (_, { kind }) => kind === 'none',
  motorcycle: (vehicle) => itemWord(vehicle) === 'motorcycle',
  truck: (vehicle) => itemWord(vehicle) === 'truck',
  caravan: (vehicle) => itemWord(vehicle) === 'caravan',
  'lender with a comparison rate': ({ finance_lenders: [lender] }) => (lender?.comparisonRate ?? 0) > 0,
  'lender without a comparison rate': ({ finance_lenders: [lender] }) =>
    lender !== undefined && !lender.comparisonRate,
  'quote at hand': ({ youxQuote }) => youxQuote !== null,
};

/** Returns a vehicle of each kind, by kind. Kinds that no vehicle has are missing. */
export function kindsIn(site: DemoSite, stock: readonly Vehicle[]): Map<string, Vehicle> {
  const rules = rulesOf(site);
  return new Map(
    Object.entries(KINDS).flatMap(([kind, isOfKind]) => {
      const vehicle = stock.find((each) => isOfKind(each, priceStatement(each, rules)));
      return vehicle ? [[kind, vehicle] as const] : [];
    }),
  );
}

/**
 * Returns a vehicle of each kind that a site lists.
 * @param isSuitable leaves out vehicles
 */
export async function oneOfEachKind(
  site: DemoSite,
  stock: readonly Vehicle[],
  isSuitable: (vehicle: Vehicle) => boolean = () => true,
): Promise<Map<string, Vehicle>> {
  const listed = new Set(await vehiclePaths(site.slug));
  return kindsIn(
    site,
    stock.filter((vehicle) => listed.has(`/cars/${vehicle.slug}`) && isSuitable(vehicle)),
  );
}
