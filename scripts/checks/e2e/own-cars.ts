import { randomUUID } from 'node:crypto';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { sql } from './reserving.ts';
import { DEALERSHIP, type SiteName } from './stock-record.ts';

/** Cars made by the test. Their column 'others' keeps them out of lists and sitemaps. */
const ownCars: string[] = [];

interface StockRow {
  slug?: string;
  isRetired?: boolean;
  isShown?: boolean;
}

/** Adds a complete, ordinary car with the test's changes to a site. `removeOwnCars` deletes it. */
export async function addCar(
  site: SiteName,
  facts: Partial<VehicleInput> = {},
  { slug, isRetired = false, isShown = true }: StockRow = {},
): Promise<Vehicle> {
  const id = `own-${randomUUID().slice(0, 8)}`;
  const dealership_id = facts.dealership_id ?? DEALERSHIP[site];
  const [model] = await sql(
    `select feed_id, record->'images' as images, record->>'dealership_slug' as slug, record->>'dealership_name' as name
     from cars where dealership_id = $1 and jsonb_array_length(record->'images') > 4 limit 1`,
    [dealership_id],
  );
  const vehicle = sampleVehicle({
    id,
    slug: slug ?? id,
    stocknum: id.slice(-8).toUpperCase(),
    images: model?.images as VehicleInput['images'],
    dealership_id,
    dealership_slug: String(model?.slug),
    dealership_name: String(model?.name),
    ...facts,
  });
  await sql(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                       content_hash, created_at, updated_at, retired_at)
     values ($1, $2, $3, $4, $5, 'others', $6, $7, '', now(), now(), case when $8 then now() end)`,
    [
      id,
      vehicle.slug,
      model?.feed_id,
      vehicle.stocknum,
      dealership_id,
      isShown && !isRetired,
      // Unvalidated, as a feed may write it.
      JSON.stringify({ ...vehicle, ...facts }),
      isRetired,
    ],
  );
  ownCars.push(id);
  return vehicle;
}

/** Leaves the page first: the scripts of a vehicle page ask for its vehicle a moment later. */
export async function leaveAndRemoveOwnCars({ page }: { page: Page }): Promise<void> {
  await page.goto('about:blank');
  await removeOwnCars();
}

export async function removeOwnCars(): Promise<void> {
  const ids = ownCars.splice(0);
  await sql('delete from reservations where car_id = any($1)', [ids]);
  await sql('delete from deals where car_id = any($1)', [ids]);
  // A hold adds a car to search, from which a deleted one must be removed.
  await sql(
    `with gone as (delete from cars where id = any($1) returning id, slug, dealership_id)
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from gone`,
    [ids],
  );
}
