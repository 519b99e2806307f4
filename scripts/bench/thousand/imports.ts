import type pg from 'pg';
import { copyDealers, importDealer } from './dealers.ts';
import type { Targets } from './targets.ts';

const VEHICLES = 300;
const ROUNDS = 12;
const FORMER = 10_000;

/** Cleans up the tables and flushes them to disk, so that this does not happen during a measurement. */
async function settle(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze cars');
  await pool.query('vacuum analyze stock_outbox');
  await pool.query('checkpoint');
}

/** Measures the import of one dealer: alone, among many others, and with many former vehicles. */
export async function measureImports(
  pool: pg.Pool,
  folder: string,
  targets: Targets,
  { dealers, vehiclesEach }: { dealers: number; vehiclesEach: number },
): Promise<void> {
  const name = 'measured';
  let price = 30_000;
  const importRepriced = async () => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      price += 10;
      times.push((await importDealer(pool, folder, { name, vehicles: VEHICLES, price })) * 1000);
      await pool.query('delete from stock_outbox');
    }
    // The fastest, because other load can only add time.
    return Math.min(...times);
  };
  await importDealer(pool, folder, { name, vehicles: VEHICLES, price });
  for (let round = 0; round < 3; round++) await importRepriced();
  const alone = await importRepriced();
  targets.add({ name: `Import of ${VEHICLES} vehicles, alone`, value: alone, unit: 'ms', target: null });

  await importDealer(pool, folder, { name: 'original', vehicles: vehiclesEach, price });
  await copyDealers(pool, 'original', 1, dealers);
  await settle(pool);
  const beside = await importRepriced();
  targets.add({ name: `The same among ${dealers} other dealers`, value: beside, unit: 'ms', target: null });
  targets.add({
    name: 'Import among the others to alone',
    value: beside / alone,
    unit: 'times',
    target: 1.5,
  });

  await pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record, content_hash,
                       created_at, updated_at, retired_at)
     select id || '-former-' || n, slug || '-former-' || n, feed_id, stocknum || n, dealership_id, status, false, record, '',
            created_at, updated_at, now() - interval '1 year'
     from cars cross join generate_series(1, $2::int) n where feed_id = $1 and retired_at is null`,
    [name, Math.ceil(FORMER / VEHICLES)],
  );
  await settle(pool);
  const after = await importRepriced();
  targets.add({
    name: `The same with ${FORMER.toLocaleString('en-AU')} former vehicles`,
    value: after,
    unit: 'ms',
    target: null,
  });
  targets.add({
    name: 'Import with former vehicles to alone',
    value: after / alone,
    unit: 'times',
    target: 1.5,
  });
}
