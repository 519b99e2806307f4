import { randomUUID } from 'node:crypto';
import { dayIn, dayPlus } from '@forecourt/lib/operations/events/activity';
import {
  AGE_BANDS,
  DIMENSIONS,
  type Dimension,
  NO_RESULTS,
  PRICE_BANDS,
  STAGES,
  type Stage,
  type StageCounts,
} from '@forecourt/lib/operations/results/selection';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type pg from 'pg';
import { insertVehicle } from '../reservations/testing/counter.ts';

/** Half-hour and daylight-saving zones too, so that days begin at different quarters of an hour. */
export const SITES = [
  { slug: 'adelaide', timeZone: 'Australia/Adelaide' },
  { slug: 'perth', timeZone: 'Australia/Perth' },
  { slug: 'lord-howe', timeZone: 'Australia/Lord_Howe' },
] as const;

const SOURCES = [
  { kind: 'search', name: 'Google', campaign: null },
  { kind: 'campaign', name: 'Google Ads', campaign: 'spring' },
  { kind: 'direct', name: '', campaign: null },
  null,
] as const;
const PAGES = ['/', '/search', '/cars/a', '/cars/b', '/offers'];
const BLOCKS = ['featuredCars', 'searchBar', null];
const EVENTS = { visit: 'visits', searchView: 'searches', usedVehicleView: 'views', save: null } as const;
const FORMS = {
  enquiry: 'enquiries',
  service: 'enquiries',
  testDrive: 'testDrives',
  finance: 'finance',
  tradeIn: 'tradeIns',
  careers: null,
} as const;

export interface StockVehicle {
  id: string;
  make: string;
  model: string;
  createdAt: Date;
  /** Price changes, earliest first. */
  prices: { at: Date; price: number }[];
}

/** A raw row as the test knows it, apart from the SQL of the product. */
export interface Raw {
  site: string;
  stage: Stage;
  at: Date;
  vehicle: StockVehicle | null;
  page: string;
  block: string | null;
  source: (typeof SOURCES)[number];
  first: (typeof SOURCES)[number];
}

export function randomness(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    pick: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
  };
}
type Randomness = ReturnType<typeof randomness>;

export async function addStock(
  pool: pg.Pool,
  { next, pick }: Randomness,
  from: Date,
): Promise<StockVehicle[]> {
  const vehicles: StockVehicle[] = [];
  for (let index = 0; index < 12; index += 1) {
    const [make, model] = pick([
      ['Toyota', 'Hilux'],
      ['Toyota', 'Corolla'],
      ['Mazda', '3'],
    ] as const);
    const createdAt = new Date(from.getTime() - next() * 200 * 86_400_000);
    const changes = Array.from({ length: 3 }, (_, turn) => ({
      at: new Date(createdAt.getTime() + turn * 40 * 86_400_000),
      price: Math.round(5_000 + next() * 130_000),
    }));
    const id = `v-${index}`;
    const vehicle = sampleVehicle({
      id,
      slug: id,
      stocknum: id,
      make,
      model,
      price: changes.at(-1)?.price ?? null,
    });
    await insertVehicle(pool, vehicle);
    await pool.query('update cars set created_at = $2 where id = $1', [id, createdAt]);
    for (const [turn, { at, price }] of changes.entries())
      await pool.query('insert into price_changes (car_id, at, price, was) values ($1, $2, $3, $4)', [
        id,
        at,
        price,
        changes[turn - 1]?.price ?? null,
      ]);
    vehicles.push({ id, make, model, createdAt, prices: changes });
  }
  return vehicles;
}

const visitOf = ({ source, first }: Pick<Raw, 'source' | 'first'>) =>
  source && first ? { first: { ...first, at: '' }, last: { ...source, at: '' } } : null;

/** Stores a random event or lead, and returns it as raw rows: none if it does not count. */
export async function addRandom(
  db: pg.Pool,
  { next, pick }: Randomness,
  { vehicles, from, days }: { vehicles: readonly StockVehicle[]; from: Date; days: number },
): Promise<Raw[]> {
  const site = pick(SITES).slug;
  const at = new Date(from.getTime() + Math.floor(next() * days * 86_400) * 1_000);
  const vehicle = next() < 0.7 ? pick(vehicles) : null;
  const page = pick(PAGES);
  const source = pick(SOURCES);
  const first = source && pick(SOURCES.filter((known) => known !== null));
  if (next() < 0.75) {
    const name = pick(Object.keys(EVENTS) as (keyof typeof EVENTS)[]);
    const block = pick(BLOCKS);
    // Sometimes twice, as a browser may send an event again.
    const copies = next() < 0.1 ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1)
      await db.query(
        `insert into events (site_slug, event_id, name, car_id, dealership_id, path, at, source_kind, source_name, campaign,
                             first_kind, first_name, block)
         values ($1, 1, $2, $3, null, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          site,
          name,
          vehicle?.id ?? null,
          page,
          at,
          source?.kind ?? null,
          source?.name ?? null,
          source?.campaign ?? null,
          first?.kind ?? null,
          first?.name ?? null,
          block,
        ],
      );
    const stage = EVENTS[name];
    const raw = stage && { site, stage, at, vehicle, page, block, source, first };
    return raw ? Array.from({ length: copies }, () => raw) : [];
  }
  const kind = pick(Object.keys(FORMS) as (keyof typeof FORMS)[]);
  const suspect = next() < 0.1;
  const payload = {
    url: `https://site.example${page}?email=kim@x.example`,
    ...(vehicle && { car_id: vehicle.id }),
    lead_attributes: { visit: visitOf({ source, first }) },
  };
  await db.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, suspect, created_at)
     values ($1, $2, $3, $4, $5, '', $6, $7)`,
    [randomUUID(), site, randomUUID(), kind, payload, suspect, at],
  );
  const stage = FORMS[kind];
  return stage && !suspect ? [{ site, stage, at, vehicle, page, block: null, source, first }] : [];
}

function keyOf(dimension: Dimension, raw: Raw, day: string, timeZone: string): [string, string] {
  const { vehicle, source, first } = raw;
  const band = (bands: readonly number[], number: number) =>
    String(bands.filter((from) => number >= from).at(-1) ?? 0);
  switch (dimension) {
    case 'total':
      return ['', ''];
    case 'place':
      return [vehicle ? 'sample-dealer' : '', ''];
    case 'source':
      return [source?.name ?? '', source?.kind ?? ''];
    case 'firstSource':
      return [first?.name ?? '', first?.kind ?? ''];
    case 'campaign':
      return [source?.campaign ?? '', ''];
    case 'page':
      return [raw.page, ''];
    case 'block':
      return [raw.block ?? '', ''];
    case 'make':
      return [vehicle?.make ?? '', ''];
    case 'model':
      return [vehicle?.model ?? '', vehicle?.make ?? ''];
    case 'price': {
      if (!vehicle) return ['', ''];
      const known = vehicle.prices.filter(({ at }) => dayIn(timeZone, at) <= day);
      return [band(PRICE_BANDS, (known.at(-1) ?? vehicle.prices[0])?.price ?? 0), ''];
    }
    case 'age': {
      if (!vehicle) return ['', ''];
      const age = (Date.parse(day) - Date.parse(dayIn(timeZone, vehicle.createdAt))) / 86_400_000;
      return [band(AGE_BANDS, Math.max(0, age)), ''];
    }
  }
}

/** Counts raw rows in plain JavaScript: what the roll-ups must equal, by `site day dimension value within`. */
export function bruteForce(raws: readonly Raw[]): Map<string, StageCounts> {
  const sums = new Map<string, StageCounts>();
  for (const raw of raws) {
    const timeZone = SITES.find(({ slug }) => slug === raw.site)?.timeZone ?? 'UTC';
    const day = dayIn(timeZone, raw.at);
    for (const dimension of DIMENSIONS) {
      const key = JSON.stringify([raw.site, day, dimension, ...keyOf(dimension, raw, day, timeZone)]);
      const counts = sums.get(key) ?? { ...NO_RESULTS };
      counts[raw.stage] += 1;
      sums.set(key, counts);
    }
  }
  return sums;
}

/** Sums of days up to their weeks, from Monday to Sunday, by the Monday. */
export function weekly(sums: ReadonlyMap<string, StageCounts>): Map<string, StageCounts> {
  const weeks = new Map<string, StageCounts>();
  for (const [key, counts] of sums) {
    const [site, day, ...rest] = JSON.parse(key) as [string, string, ...string[]];
    const monday = dayPlus(day, -((new Date(day).getUTCDay() + 6) % 7));
    const week = JSON.stringify([site, monday, ...rest]);
    const earlier = weeks.get(week) ?? NO_RESULTS;
    weeks.set(
      week,
      Object.fromEntries(STAGES.map((stage) => [stage, earlier[stage] + counts[stage]])) as StageCounts,
    );
  }
  return weeks;
}

export async function storedSums(
  pool: pg.Pool,
  unit: 'day' | 'week' = 'day',
): Promise<Map<string, StageCounts>> {
  const { rows } = await pool.query(
    `select site_slug, to_char(${unit}, 'YYYY-MM-DD') as since, dimension, value, within, visits, searches, views, enquiries,
            test_drives as "testDrives", finance, trade_ins as "tradeIns", reservations, sales from results_${unit}s`,
  );
  return new Map(
    rows.map(({ site_slug, since, dimension, value, within, ...counts }) => [
      JSON.stringify([site_slug, since, dimension, value, within]),
      counts,
    ]),
  );
}
