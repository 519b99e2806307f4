import type pg from 'pg';
import type { Bars } from './bars.ts';
import { copyDealers, importDealer } from './dealers.ts';

const VEHICLES = 300;
const ROUNDS = 12;
/** Vehicles that the dealer had in former years. */
const FORMER = 10_000;

/** Brings the tables in order and to disk, so that it does not happen while something is measured. */
async function settle(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze cars');
  await pool.query('vacuum analyze stock_outbox');
  await pool.query('checkpoint');
}

/** An import of one dealer: alone, beside all others, and after years of vehicles that came and went. */
export async function measureImports(
  pool: pg.Pool,
  folder: string,
  bars: Bars,
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
    // The quickest: whatever else the machine does only adds to it.
    return Math.min(...times);
  };
  await importDealer(pool, folder, { name, vehicles: VEHICLES, price });
  for (let round = 0; round < 3; round++) await importRepriced();
  const alone = await importRepriced();
  bars.add({ name: `Import of ${VEHICLES} vehicles, alone`, value: alone, unit: 'ms', bar: null });

  await importDealer(pool, folder, { name: 'original', vehicles: vehiclesEach, price });
  await copyDealers(pool, 'original', 1, dealers);
  await settle(pool);
  const beside = await importRepriced();
  bars.add({ name: `The same beside ${dealers} other dealers`, value: beside, unit: 'ms', bar: null });
  bars.add({ name: 'Import beside the others to alone', value: beside / alone, unit: 'times', bar: 1.5 });

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
  bars.add({
    name: `The same with ${FORMER.toLocaleString('en-AU')} vehicles of former years`,
    value: after,
    unit: 'ms',
    bar: null,
  });
  bars.add({ name: 'Import after years to alone', value: after / alone, unit: 'times', bar: 1.5 });
}
