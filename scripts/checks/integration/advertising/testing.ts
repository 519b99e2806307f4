import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import type { AdvertSite } from '@forecourt/lib/operations/advertising/advert-site';
import { advertsOfFeed } from '@forecourt/lib/operations/advertising/feed-vehicles.server';
import type { OutgoingFeed } from '@forecourt/lib/operations/advertising/outgoing-feed';
import type { AdvertSource } from '@forecourt/lib/operations/advertising/push/advert-source';
import { AdvertWorker } from '@forecourt/lib/operations/advertising/push/advert-worker.server';
import { receiverClients } from '@forecourt/lib/operations/advertising/push/receiver-clients.server';
import type { AdvertRow } from '@forecourt/lib/operations/advertising/receiver';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type pg from 'pg';
import { vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import type { StoredRow } from '../../../emulators/partners/advertising/copies.ts';
import type { EmulatedReceiver, ReceiverFault } from '../../../emulators/partners/advertising/faults.ts';
import { advertising } from '../../../emulators/partners/advertising/routes.ts';
import { startTestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';

const MASTER_KEY = 'master-key-of-the-test-with-enough-characters';
/** Longer than any delay of the product, so that everything that waits is due. */
const QUIET_SECONDS = 60;

export const SITE: AdvertSite = {
  slug: 'sample',
  name: 'Sample Motors',
  url: 'https://sample.example',
  settings: parseSettings(null).settings,
  features: parseFeatures(null).features,
  dealerships: [{ id: 'sample-dealer', phoneByCarType: { used: '07 3000 0000' } }],
  places: [
    {
      id: 'sample-place',
      name: 'Sample Motors Brisbane',
      dealership_id: 'sample-dealer',
      address: {
        street: '1 Main St',
        city: 'Brisbane',
        state: 'QLD',
        postcode: '4000',
        lat: -27.4,
        long: 153,
      },
      contact_detail: { phone: '07 3000 0001', landline_phone: null },
    },
  ],
  chargeTables: [],
};

const FEED: OutgoingFeed = {
  id: 'sample-feed',
  title: 'Sample feed',
  siteSlug: 'sample',
  isOn: true,
  receiver: 'meta',
  format: 'csv',
  delivery: 'push',
  stock: {
    conditions: [],
    dealershipIds: [],
    makes: [],
    bodies: [],
    priceFrom: null,
    priceTo: null,
    daysFrom: null,
    daysTo: null,
    minimumPhotos: 1,
    includesComingSoon: false,
    includesReserved: false,
    excludedStockNumbers: [],
  },
  price: 'page',
  priceState: null,
  campaign: [{ name: 'utm_source', value: 'feed' }],
  mapping: {
    columns: [],
    listSeparator: 'comma',
    decimalMark: 'point',
    booleanWords: 'true',
    root: null,
    record: null,
  },
  accounts: {
    googleMerchantId: null,
    googleDataSourceId: null,
    metaCatalogueId: null,
    secret: null,
    storeCodes: { 'sample-place': 'BRIS' },
  },
  secretVersion: 1,
  updatedAt: '2026-11-01T00:00:00Z',
};

export const metaFeed = (
  id: string,
  catalogueId: string,
  changes: Partial<OutgoingFeed> = {},
): OutgoingFeed => ({
  ...FEED,
  id,
  receiver: 'meta',
  accounts: { ...FEED.accounts, metaCatalogueId: catalogueId, secret: 'meta-token' },
  ...changes,
});

export const googleFeed = (
  id: string,
  merchantId: string,
  changes: Partial<OutgoingFeed> = {},
): OutgoingFeed => ({
  ...FEED,
  id,
  receiver: 'googleVehicleAds',
  format: 'tsv',
  accounts: {
    ...FEED.accounts,
    googleMerchantId: merchantId,
    googleDataSourceId: '77',
    secret: 'google-key',
  },
  ...changes,
});

export const fileFeed = (id: string, changes: Partial<OutgoingFeed> = {}): OutgoingFeed => ({
  ...FEED,
  id,
  receiver: 'tiktok',
  delivery: 'file',
  ...changes,
});

/** Starts a database and the receivers, with a clock of their own that the test moves. */
export async function openAdvertising() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T00:00:00Z') });
  const database = await startTestDatabase();
  const { pool } = database;
  const receivers = advertising(() => Date.now());
  const server = await listen(receivers.app.fetch, 0);
  const stopping = new AbortController();
  const reported: unknown[] = [];
  let feeds: readonly OutgoingFeed[] = [];
  let site: AdvertSite | null = SITE;
  let vehicles = 0;

  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const secrets = {
    'meta-token': 'EAAB-token',
    'google-key': JSON.stringify({
      client_email: 'feeds@sample.iam.gserviceaccount.com',
      private_key: privateKey,
    }),
  };
  for (const [name, value] of Object.entries(secrets))
    await storeFeedSecret(pool, { master: MASTER_KEY, name, value, space: 'outgoing' });

  const workerOf = () =>
    new AdvertWorker(
      {
        pool,
        adverts: advertsOfFeed,
        clientOf: receiverClients(pool, {
          secretKey: MASTER_KEY,
          googleMerchantUrl: `${server.url}/google`,
          googleOauthUrl: `${server.url}/google`,
          metaGraphUrl: `${server.url}/meta`,
        }),
        now: () => new Date(),
        report: (error) => reported.push(error),
        signal: stopping.signal,
      },
      async () => feeds.map((feed): AdvertSource => ({ feed, site })),
    );
  const workers = [workerOf(), workerOf()] as const;

  /** Lets each worker do what it can now. */
  const work = async (working: readonly AdvertWorker[] = workers) => {
    await Promise.all(working.map((worker) => worker.tick()));
    await Promise.all(working.map((worker) => worker.settled()));
  };
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

  return {
    database,
    pool,
    receivers,
    workers,
    /** Errors of feeds so far. */
    reported,
    publish: (...published: readonly OutgoingFeed[]) => {
      feeds = published;
    },
    setSite: (next: AdvertSite | null) => {
      site = next;
    },
    work,
    pass,
    /** Works until nothing is left, with enough time for all retries. */
    settle: async () => {
      for (let idle = 0; idle < 3; ) {
        pass(QUIET_SECONDS);
        await work();
        const { rows } = await pool.query(
          `select (select count(*) from adverts_due) + (select count(*) from advert_changes)
                  + (select count(*) from advert_pushes where failures > 0) as open`,
        );
        idle = Number(rows[0].open) === 0 ? idle + 1 : 0;
      }
    },
    fault: (receiver: EmulatedReceiver, account: string, fault: ReceiverFault) =>
      receivers.faults.choose(receiver, account, fault),
    /** What an account stores, by vehicle. */
    copy: (receiver: EmulatedReceiver, account: string): Record<string, StoredRow> =>
      Object.fromEntries(receivers.copies[receiver].of(account)),
    /** What an account should store, from the projection of the whole stock. */
    wanted: async (feed: OutgoingFeed): Promise<Record<string, AdvertRow>> => {
      const rows: Record<string, AdvertRow> = {};
      for await (const { vehicleId, row, refusals } of advertsOfFeed(pool, feed, site ?? SITE))
        if (refusals.length === 0) rows[vehicleId] = row;
      return rows;
    },
    addCar: async (facts: Partial<VehicleInput> = {}): Promise<Vehicle> => {
      vehicles += 1;
      const vehicle = advertisedVehicle(vehicles, facts);
      await insertVehicle(pool, vehicle);
      await announce(pool, vehicle);
      return vehicle;
    },
    changeCar: async (vehicle: Vehicle, facts: Partial<VehicleInput>): Promise<Vehicle> => {
      const next = sampleVehicle({ ...(vehicle as VehicleInput), ...facts });
      await pool.query(
        `update cars set record = $2, status = $3, show_on_dealer_website = $4, dealership_id = $5, updated_at = now()
         where id = $1`,
        [next.id, next, next.status, next.show_on_dealer_website, next.dealership_id],
      );
      await announce(pool, next);
      return next;
    },
    hold: async (vehicle: Vehicle): Promise<void> => {
      await pool.query(
        `insert into reservations (id, reference, site_slug, name, email, amount_cents, return_url, token, car_id, car,
           choices, dealership_id, mobile, status, held_until, hold_hours, payment_page, session_closed)
         values (gen_random_uuid(), $2, 'sample', 'Kim', 'kim@shopper.example', 20000, 'https://sample.example',
                 gen_random_uuid(), $1, '{}', '{}', 'sample-dealer', '+61412345678', 'held',
                 now() + interval '20 minutes', 48, 'elements', true) on conflict do nothing`,
        [vehicle.id, `R-${randomUUID().slice(0, 8)}`],
      );
      await announce(pool, vehicle);
    },
    release: async (vehicle: Vehicle): Promise<void> => {
      await pool.query("update reservations set status = 'expired' where car_id = $1 and status = 'held'", [
        vehicle.id,
      ]);
      await announce(pool, vehicle);
    },
    state: async (feedId: string, carId: string) => {
      const { rows } = await pool.query(
        `select refused, receiver_message as message, sent_at is not null as "isSent", removed_at is not null as "isRemoved"
         from advert_states where feed_id = $1 and car_id = $2`,
        [feedId, carId],
      );
      return rows[0] ?? null;
    },
    feedState: async (feedId: string) => {
      const { rows } = await pool.query(
        `select selected, advertised, refused, problem, failing_since as "failingSince", last_sent_at as "lastSentAt"
         from advert_feeds where feed_id = $1`,
        [feedId],
      );
      return rows[0] ?? null;
    },
    clear: async () => {
      feeds = [];
      site = SITE;
      reported.length = 0;
      await database.clear();
      await pool.query(
        `truncate advert_changes, adverts_due, advert_copies, advert_pushes, advert_feeds, advert_states,
                  reservations restart identity cascade`,
      );
    },
    close: async () => {
      stopping.abort();
      await server.close();
      await database.stop();
      vi.useRealTimers();
    },
  };
}
export type Advertising = Awaited<ReturnType<typeof openAdvertising>>;

const announce = (pool: pg.Pool, { id, slug, dealership_id: dealer }: Vehicle) =>
  pool.query('insert into stock_outbox (car_id, slug, dealership_id) values ($1, $2, $3)', [
    id,
    slug,
    dealer,
  ]);

/** A vehicle that every receiver accepts. */
const advertisedVehicle = (number: number, facts: Partial<VehicleInput>): Vehicle =>
  sampleVehicle({
    id: `car-${number}`,
    slug: `2021-toyota-hilux-car-${number}`,
    stocknum: `C${number}`,
    vin: vinOf(number),
    colour: 'Glacier White',
    images: photosOf(number, 2),
    ...facts,
  });

/** A VIN with 17 allowed characters. */
export const vinOf = (number: number): string => `MR0HA3CD${String(number).padStart(9, '0')}`;

export const photosOf = (number: number, count: number): VehicleInput['images'] =>
  Array.from({ length: count }, (_, index) => ({
    image: {
      url: `https://photos.example/${number}-${index + 1}.jpg`,
      thumb: { url: `https://photos.example/${number}-${index + 1}.jpg` },
    },
  }));

/** Returns a row as receivers store it: without empty values, and a list of one value as the value. */
export const storedForm = (row: AdvertRow | StoredRow): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries(row)
      .map(([name, value]): [string, string | readonly string[]] => {
        const values = [value].flat().filter((text) => text !== '');
        return [name, values.length === 1 ? (values[0] ?? '') : values];
      })
      .filter(([name, value]) => value.length > 0 && name !== 'vehicle_id')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
