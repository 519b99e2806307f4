import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import type { FeedVehicle } from '@forecourt/lib/inventory/stock/mapping/apply';
import type { Mapping } from '@forecourt/lib/inventory/stock/mapping/mapping';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { Random } from '../../../emulators/search-engine/test/oracle/random.ts';
import { type Fixture, fixtures } from './mutations/fixture.ts';
import { judge } from './mutations/judge.ts';
import { MUTATIONS, type Variant } from './mutations/mutate.ts';
import { NO_STOCK, NOW, readVariant, type Stock } from './mutations/read-variant.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/** Variants of all files; `npm run test:long` tries them all. */
const VARIANTS = process.env.TEST_LENGTH === 'long' ? 5_000 : 540;
/** One in so many is also imported into a database. */
const IMPORTED = 20;
const FAULTS_SHOWN = 20;
const SEED = 20_261_129;

const KINDS = Object.keys(MUTATIONS) as (keyof typeof MUTATIONS)[];
const PER_KIND = Math.ceil(VARIANTS / KINDS.length);

let folder: string;
let database: TestDatabase;
const files: { fixture: Fixture; stock: Stock }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feeds-'));
  for (const fixture of fixtures()) files.push({ fixture, stock: await stockOf(fixture) });
  database = await startTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.stop();
});

const fileOf = (fixture: Fixture) => path.join(folder, `feed.${fixture.format}`);

const mappingOf = ({ mapping }: Fixture, { declared }: Variant): Mapping =>
  declared ? { ...mapping, encoding: declared } : mapping;

/** Reads a file as it is, for the right values. */
async function stockOf(fixture: Fixture): Promise<Stock> {
  const read = await readVariant(fileOf(fixture), Buffer.from(fixture.write()), fixture.mapping, NO_STOCK);
  if (read.refusal !== null) throw new Error(`${fixture.name}: ${read.refusal}`);
  const vehicles = new Map(read.changed.map(({ vehicle }) => [vehicle.id, vehicle]));
  const earlier = new Map(
    read.changed.map(({ vehicle, hash }) => [vehicle.id, { ...lastValues(vehicle), hash }]),
  );
  return {
    vehicles,
    earlier,
    idOfLine: new Map(read.changed.map(({ line, vehicle }) => [line, vehicle.id])),
  };
}

const lastValues = ({ dealership_id, location_id, vin, year, km, price, offer_price }: FeedVehicle) => ({
  dealershipId: dealership_id,
  locationId: location_id,
  vin,
  year,
  km,
  price,
  offer_price,
});

/** Returns the variants of a kind, in turn of all files. */
function* variantsOf(kind: keyof typeof MUTATIONS) {
  const random = new Random(SEED + KINDS.indexOf(kind));
  for (let number = 0; number < PER_KIND; number += 1) {
    const file = files[number % files.length];
    const variant: Variant | null = file ? MUTATIONS[kind](file.fixture, file.stock, random) : null;
    if (file && variant) yield { ...file, variant };
  }
}

describe('a changed file', () => {
  test.each(KINDS)('gives no wrong value without a note: %s', async (kind) => {
    const faults: string[] = [];
    let refused = 0;
    for (const { fixture, stock, variant } of variantsOf(kind)) {
      const read = await readVariant(fileOf(fixture), variant.bytes, mappingOf(fixture, variant), stock);
      if (read.refusal !== null) refused += 1;
      faults.push(
        ...judge(fixture, variant, read, stock).map((fault) => `${fixture.name}, ${variant.title}: ${fault}`),
      );
    }
    expect(faults.slice(0, FAULTS_SHOWN), `${faults.length} faults`).toEqual([]);
    expect(refused).toBeLessThan(PER_KIND);
  });
});

test('keeps the stock when a changed file is refused, and every vehicle it cannot read', async () => {
  const records = async () => {
    const { rows } = await database.pool.query('select id, record, retired_at from cars order by id');
    return rows;
  };
  const tried = KINDS.flatMap((kind) => [...variantsOf(kind)].filter((_, index) => index % IMPORTED === 0));
  for (const { fixture, stock, variant } of tried) {
    const file = fileOf(fixture);
    const importBytes = (bytes: Uint8Array | string, mapping: Mapping) => {
      writeFileSync(file, bytes);
      return importFeed({ pool: database.pool, mapping, file, now: NOW });
    };
    const title = `${fixture.name}, ${variant.title}`;
    await database.clear();
    const first = await importBytes(fixture.write(), fixture.mapping);
    expect(first).toMatchObject({ outcome: 'imported', changes: { added: stock.vehicles.size } });
    const before = await records();
    const { outcome } = await importBytes(variant.bytes, mappingOf(fixture, variant));
    const after = await records();
    expect(outcome, title).not.toBe('failed');
    if (outcome === 'refused') expect(after, title).toEqual(before);
    if (!variant.mayRetire)
      expect(
        after.filter((row) => row.retired_at !== null),
        title,
      ).toEqual([]);
  }
  expect(tried.length).toBeGreaterThanOrEqual(KINDS.length);
});
