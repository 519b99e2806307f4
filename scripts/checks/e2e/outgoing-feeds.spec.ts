import type { FileFormat } from '@forecourt/lib/operations/advertising/feed-options';
import { feedPath } from '@forecourt/lib/operations/advertising/feed-path.server';
import { parse } from 'csv-parse/sync';
import { outgoingFeedId } from '../../demo/content/shared/ids.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { lake } from './content.ts';
import { carOf, type SiteName, whileRecordSays } from './stock-record.ts';
import { askSite, expect, test } from './test.ts';

const { secrets } = settingsFromEnvironment();
/** Pages that are compared with their adverts. */
const COMPARED = 8;

const pathOf = (site: SiteName, name: string, format: FileFormat, secretVersion = 1) =>
  feedPath({ id: outgoingFeedId(site, name), secretVersion, format }, secrets.outgoingFeedSecret);

const GOOGLE = pathOf('harbour', 'google', 'tsv');
const CLASSIFIEDS = pathOf('valuecars', 'classifieds', 'xml');

type Row = Record<string, string>;

async function googleRows(): Promise<Row[]> {
  const { status, body } = await askSite('harbour', GOOGLE);
  expect(status).toBe(200);
  return parse(body, { delimiter: '\t', columns: true });
}

interface Listed {
  StockNumber: string;
  Url: string;
  Price: string;
  Photo: string[];
}

const decoded = (text: string) =>
  text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Returns the vehicles of the file, in which each is a line. */
async function classifieds(): Promise<Listed[]> {
  const { status, body } = await askSite('valuecars', CLASSIFIEDS);
  expect(status).toBe(200);
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Inventory>\n/);
  expect(body).toMatch(/<\/Inventory>\n$/);
  return [...body.matchAll(/^<Vehicle>(.*)<\/Vehicle>$/gm)].map(([, text = '']) => {
    const all = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) =>
        decoded(value),
      );
    const one = (name: string) => all(name)[0] ?? '';
    return { StockNumber: one('StockNumber'), Url: one('Url'), Price: one('Price'), Photo: all('Photo') };
  });
}

interface PageFacts {
  url: string;
  sku: string;
  image?: string[];
  offers: { price: number } | { price?: number }[];
}

/** What a page says in its structured data. */
async function factsOf(site: SiteName, link: string): Promise<PageFacts> {
  const { body } = await askSite(site, new URL(link).pathname);
  const scripts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  for (const [, text = ''] of scripts) {
    const data = JSON.parse(text);
    if (data.sku) return data;
  }
  throw new Error(`${link} has no structured data of a vehicle`);
}
const priceOf = ({ offers }: PageFacts) => [offers].flat().find(({ price }) => price !== undefined)?.price;

test("prices and links in Google's file are those of the pages", async () => {
  const rows = await googleRows();
  expect(rows.length).toBeGreaterThan(20);
  expect(new Set(rows.map(({ VIN }) => VIN)).size).toBe(rows.length);
  for (const row of rows.slice(0, COMPARED)) {
    const facts = await factsOf('harbour', row.link ?? '');
    expect(row.link).toContain(`${facts.url}?utm_source=google&utm_medium=vehicle-ads&`);
    expect(row.price).toBe(`${priceOf(facts)?.toFixed(2)} AUD`);
    expect([row.image_link, ...(row.additional_image_link ?? '').split(',')].slice(0, 3)).toEqual(
      facts.image,
    );
    expect(row.vehicle_fulfillment).toMatch(/^in_store:HARBOUR-\d$/);
  }
});

test('prices and photos of a mapped XML file are those of the pages', async () => {
  const vehicles = await classifieds();
  expect(vehicles.length).toBeGreaterThan(20);
  for (const vehicle of vehicles.slice(-COMPARED)) {
    const facts = await factsOf('valuecars', vehicle.Url);
    expect(vehicle.StockNumber).toBe(facts.sku);
    expect(Number(vehicle.Price)).toBe(priceOf(facts));
    expect(vehicle.Photo.slice(0, 3)).toEqual(facts.image ?? []);
  }
});

test('a new price is in the file at once, with a new version', async () => {
  const { slug, ...car } = await carOf(
    'valuecars',
    "(r->>'price')::int > 5000 and r->>'offer_price' is null and r->>'drive_away_price' is null",
  );
  const before = await askSite('valuecars', CLASSIFIEDS);
  await whileRecordSays('valuecars', { slug, ...car }, { price: 4321, before_price: null }, async () => {
    const after = await askSite('valuecars', CLASSIFIEDS, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    const listed = (await classifieds()).find(({ Url }) => new URL(Url).pathname === `/cars/${slug}`);
    expect(listed?.Price).toBe('4321');
  });
});

test('a reserved vehicle leaves a file without reserved ones', async () => {
  const [row] = await googleRows();
  const slug = new URL(row?.link ?? '').pathname.split('/').at(-1) ?? '';
  await whileRecordSays('harbour', { slug, title: '', photos: [] }, { reserved: true }, async () => {
    const links = (await googleRows()).map(({ link = '' }) => new URL(link).pathname);
    expect(links).not.toContain(`/cars/${slug}`);
    expect(links.length).toBeGreaterThan(10);
  });
});

test('answers 304 to the version it has sent, and HEAD without a body', async () => {
  const file = await askSite('harbour', GOOGLE);
  expect(file.headers.get('cache-control')).toBe('public, max-age=30');
  expect(file.headers.get('content-type')).toContain('text/tab-separated-values');
  const etag = file.headers.get('etag') ?? '';
  await expect
    .poll(async () => {
      const current = (await askSite('harbour', GOOGLE, { method: 'HEAD' })).headers.get('etag') ?? '';
      return (await askSite('harbour', GOOGLE, { headers: { 'if-none-match': current } })).status;
    })
    .toBe(304);
  expect(etag).toMatch(/^W\/"/);
  const head = await askSite('harbour', GOOGLE, { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
});

test('is not found without the right signature, version, format or site', async () => {
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await askSite('harbour', path)).status));
  expect(
    await statuses(
      GOOGLE.replace(/(?<=\/1-)./, (letter) => (letter === 'A' ? 'B' : 'A')),
      pathOf('harbour', 'google', 'tsv', 2),
      pathOf('harbour', 'google', 'csv'),
      CLASSIFIEDS,
      '/outgoing/nothing/1-nothing/stock.csv',
    ),
  ).toEqual([404, 404, 404, 404, 404]);
});

test('is not found while the feed is off, and has a new address after a renewal', async () => {
  const id = outgoingFeedId('northside', 'meta');
  const status = async (version: number) =>
    (await askSite('northside', pathOf('northside', 'meta', 'csv', version))).status;
  expect(await status(1)).toBe(200);
  await lake.patch(id).set({ isOn: false }).commit();
  try {
    await expect.poll(() => status(1)).toBe(404);
    await lake.patch(id).set({ isOn: true, secretVersion: 2 }).commit();
    await expect.poll(() => status(2)).toBe(200);
    expect(await status(1)).toBe(404);
  } finally {
    await lake.patch(id).set({ isOn: true, secretVersion: 1 }).commit();
    await expect.poll(() => status(1)).toBe(200);
  }
});
