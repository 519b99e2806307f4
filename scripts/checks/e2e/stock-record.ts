import { sql } from './reserving.ts';
import { askSite, expect } from './test.ts';

export const DEALERSHIP = {
  harbour: 'harbour-brisbane',
  northside: 'northside-mazda',
  valuecars: 'value-cars',
  coastline: 'coastline-caravans',
} as const;
export type SiteName = keyof typeof DEALERSHIP;

export interface Car {
  slug: string;
  title: string;
  photos: string[];
}

/**
 * Returns a car in stock whose record `r` meets a condition; one of a site's last, which other tests leave
 * alone.
 */
export async function carOf(site: SiteName, condition: string): Promise<Car> {
  const [car] = await sql(
    `select slug, record->>'name' as title, jsonb_path_query_array(record, '$.images[*].image.url') as photos from (select slug, record, record as r from cars
     where dealership_id = $1 and status = 'in_stock' and show_on_dealer_website and retired_at is null) as stock
     where ${condition} order by slug desc limit 1`,
    [DEALERSHIP[site]],
  );
  if (!car) throw new Error(`${site} has no car of which ${condition}`);
  return car as unknown as Car;
}
/** Runs a callback while a car's record is changed, as if by its feed, and restores it. */
export async function whileRecordSays(
  site: SiteName,
  { slug }: Car,
  changes: object,
  run: () => Promise<void>,
): Promise<void> {
  const write = async (fields: object) => {
    const html = async () => (await askSite(site, `/cars/${slug}`)).body;
    const before = await html();
    await sql(
      `with changed as (update cars set record = record || $2::jsonb where slug = $1 returning id, slug, dealership_id)
       insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from changed`,
      [slug, JSON.stringify(fields)],
    );
    await sql('notify stock_changed');
    await expect.poll(html, { timeout: 30_000 }).not.toBe(before);
  };
  const [row] = await sql('select record from cars where slug = $1', [slug]);
  const record = row?.record as Record<string, unknown>;
  await write(changes);
  try {
    await run();
  } finally {
    await write(Object.fromEntries(Object.keys(changes).map((key) => [key, record[key] ?? null])));
  }
}
