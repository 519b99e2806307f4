import { type PublicVehicle, vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import {
  type BookletChoice,
  type BookletChoices,
  type BookletRequest,
  conditionName,
} from '@forecourt/lib/operations/back-office/booklet';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { CAR_TYPES, type Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { countStock, findCards } from '@/stock/query.server.ts';

type Field = 'condition' | 'make' | 'dealership';

const ATTRIBUTES: Readonly<Record<Field, string>> = {
  condition: 'car_type',
  make: 'make',
  dealership: 'dealership_slug',
};
const FIELDS = Object.keys(ATTRIBUTES) as Field[];
const FOR_SALE = anyOf([literal('status', 'in_stock'), literal('status', 'coming_soon')]);

function filterOf(request: BookletRequest, except?: Field): string {
  const parts = FIELDS.map((field) => {
    const value = request[field];
    return field !== except && value !== null && literal(ATTRIBUTES[field], value);
  });
  return allOf([FOR_SALE, ...parts]);
}

/** Returns the filter values of a site's stock, and the number of selected vehicles. */
export async function choicesOf(site: Site, request: BookletRequest): Promise<BookletChoices> {
  const [all, ...byField] = await countStock(site, [
    { filters: filterOf(request) },
    ...FIELDS.map((field) => ({ filters: filterOf(request, field), facets: [ATTRIBUTES[field]] })),
  ]);
  const counts = (field: Field) => byField[FIELDS.indexOf(field)]?.facets[ATTRIBUTES[field]] ?? {};
  const choice = (field: Field, value: string, name: string): BookletChoice[] => {
    const count = counts(field)[value] ?? 0;
    // Keep a selected value visible even if no vehicle has it any more.
    return count > 0 || request[field] === value ? [{ value, name, count }] : [];
  };
  return {
    count: all?.count ?? 0,
    conditions: CAR_TYPES.flatMap((value) => choice('condition', value, conditionName(value))),
    makes: [...new Set([...Object.keys(counts('make')), request.make ?? ''])]
      .filter(Boolean)
      .toSorted((one, other) => one.localeCompare(other))
      .flatMap((value) => choice('make', value, value)),
    dealerships: site.dealerships.flatMap(({ slug, name }) => choice('dealership', slug, name)),
  };
}

/** Returns the selected vehicles that are currently for sale, by make, model and year. */
export async function chosenVehicles(
  site: Site,
  request: BookletRequest,
  limit: number,
): Promise<PublicVehicle[]> {
  const cards = await findCards(site, { filters: filterOf(request), hitsPerPage: limit });
  const vehicles = await vehiclesById(
    databasePool(environment().DATABASE_URL),
    site.dealerships.map(({ id }) => id),
    cards.map(({ objectID }) => objectID),
    site.settings.priceLead,
  );
  return vehicles
    .filter(({ state }) => state === 'live')
    .toSorted((one, other) => inOrder(one.vehicle, other.vehicle));
}

const inOrder = (one: Vehicle, other: Vehicle): number =>
  one.make.localeCompare(other.make) ||
  one.model.localeCompare(other.model) ||
  (other.year ?? 0) - (one.year ?? 0) ||
  one.stocknum.localeCompare(other.stocknum);
