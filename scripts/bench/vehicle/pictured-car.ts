import { setTimeout as pause } from 'node:timers/promises';
import { databasePool, type Queryable } from '@forecourt/lib/platform/database/client.server';
import { z } from 'zod';
import { ask } from '../../tasks/request-storefront.ts';

/** The targets assume a car with this many photos and spin frames. */
const PHOTOS = 30;
const FRAMES = 36;
const WAIT_MS = 60_000;
const POLL_MS = 500;

const carRow = z.object({ id: z.string(), slug: z.string(), photos: z.array(z.string()) });

/**
 * Gives a car with a spin 30 photos, its own and those of its dealer's other cars, and waits until its page
 * shows them. Only the bench's data changes, so it is the same car in each run.
 * @param place.site slug of a site whose dealership ids start with it
 * @returns the path of its page
 * @throws when the site has no such car or too few photos, or the page does not show them in time
 */
export async function picturedCar(
  environment: Record<string, string>,
  { site, port }: { site: string; port: number },
): Promise<string> {
  const pool = databasePool(z.string().parse(environment.DATABASE_URL));
  const { rows } = await pool.query(
    `select id, slug, jsonb_path_query_array(record, '$.images[*].image.url') as photos from cars
     where starts_with(dealership_id, $1) and status = 'in_stock' and show_on_dealer_website
     and retired_at is null and jsonb_array_length(record->'spin_images') = $2 order by slug limit 1`,
    [`${site}-`, FRAMES],
  );
  const car = carRow.parse(rows[0], { error: () => `${site} has no car with a spin of ${FRAMES} frames` });
  if (car.photos.length !== PHOTOS) await addPhotos(pool, site, car);
  const path = `/cars/${car.slug}`;
  await untilShown({ port, host: `${site}.localhost:${port}`, path });
  return path;
}

async function addPhotos(pool: Queryable, site: string, car: z.output<typeof carRow>): Promise<void> {
  const { rows } = await pool.query(
    `select distinct address from cars, jsonb_path_query(record, '$.images[*].image.url') as photo,
     lateral (select photo #>> '{}' as address) as text
     where starts_with(dealership_id, $1) and retired_at is null order by address`,
    [`${site}-`],
  );
  const others = z.array(z.object({ address: z.string() })).parse(rows);
  const photos = [...new Set([...car.photos, ...others.map(({ address }) => address)])].slice(0, PHOTOS);
  if (photos.length < PHOTOS) throw new Error(`${site} has only ${photos.length} photos.`);
  const images = photos.map((url) => ({ image: { url, thumb: { url } } }));
  await pool.query(
    `with changed as (update cars set record = record || jsonb_build_object('images', $2::jsonb) where id = $1
       returning id, slug, dealership_id)
     insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from changed`,
    [car.id, JSON.stringify(images)],
  );
  await pool.query('notify stock_changed');
}

async function untilShown(page: { port: number; host: string; path: string }): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    if ((await ask(page)).body.includes(`photo 1 of ${PHOTOS}"`)) return;
    await pause(POLL_MS);
  }
  throw new Error(`${page.path} does not show ${PHOTOS} photos.`);
}
