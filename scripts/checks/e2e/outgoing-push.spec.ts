import { metaFeed } from '../../demo/content/shared/outgoing-feeds.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { carOf, whileRecordSays } from './stock-record.ts';
import { askSite, expect, test } from './test.ts';

const { urls } = settingsFromEnvironment();
const CATALOGUE = metaFeed.accounts?.metaCatalogueId ?? '';

type StoredVehicle = Record<string, string>;

/** Returns what the emulator of Meta has of a page's vehicle; undefined if it has none. */
async function advertOf(path: string): Promise<StoredVehicle | undefined> {
  const response = await fetch(`${urls.partners}/advertising/meta/v24.0/${CATALOGUE}/vehicles`, {
    headers: { authorization: 'Bearer test' },
  });
  const { data }: { data: StoredVehicle[] } = await response.json();
  return data.find(({ url = '' }) => new URL(url).pathname === path);
}

test('the catalogue of a receiver follows a new price and a reservation', async () => {
  const car = await carOf(
    'northside',
    `(r->>'price')::int > 5000 and r->>'offer_price' is null and r->>'drive_away_price' is null
     and jsonb_array_length(r->'images') > 0 and r->>'vin' <> '' and not (r->>'reserved')::boolean`,
  );
  const path = `/cars/${car.slug}`;
  await expect.poll(async () => (await advertOf(path)) !== undefined, { timeout: 60_000 }).toBe(true);
  const advert = await advertOf(path);
  const { body } = await askSite('northside', path);
  expect(body).toContain(`$${Number.parseInt(advert?.price ?? '', 10).toLocaleString('en-AU')}`);
  await whileRecordSays('northside', car, { price: 4321, before_price: null }, async () => {
    await expect.poll(async () => (await advertOf(path))?.price, { timeout: 60_000 }).toBe('4321.00 AUD');
  });
  await whileRecordSays('northside', car, { reserved: true }, async () => {
    await expect.poll(async () => await advertOf(path), { timeout: 60_000 }).toBeUndefined();
  });
  await expect.poll(async () => (await advertOf(path))?.price, { timeout: 60_000 }).toBe(advert?.price);
});
