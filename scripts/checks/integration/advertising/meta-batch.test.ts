import { metaCatalogue } from '@forecourt/lib/operations/advertising/push/meta-catalogue.server';
import type { AdvertChange, ChangeResult } from '@forecourt/lib/operations/advertising/push/receiver-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import { advertising } from '../../../emulators/partners/advertising/routes.ts';

const receivers = advertising();
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(receivers.app.fetch, 0);
});
afterAll(() => server.close());

const put = (carId: string, itemId = carId): AdvertChange => ({
  kind: 'put',
  carId,
  itemId,
  version: 1,
  row: {
    title: 'HiLux',
    description: 'A car',
    url: 'https://sample.example/cars/a',
    make: 'Toyota',
    model: 'HiLux',
    year: '2021',
    'mileage.value': '45200',
    'mileage.unit': 'KM',
    'image[0].url': 'https://photos.example/1.jpg',
    body_style: 'TRUCK',
    vin: `MR0HA3CD${carId.slice(4).padStart(9, '0')}`,
    price: '54990.00 AUD',
    state_of_vehicle: 'USED',
    exterior_color: 'White',
    address: '{"addr1":"1 Main St","country":"AU"}',
  },
});

test('an item that Meta cannot read does not block the others', async () => {
  const client = metaCatalogue({ host: `${server.url}/meta`, catalogueId: '9', token: 'token' });
  const results: Record<string, ChangeResult['kind']> = {};
  await client.send(
    [put('car-1'), put('car-2', 'x'.repeat(101)), put('car-3'), put('car-4')],
    ({ carId }, { kind }) => {
      results[carId] = kind;
    },
    new AbortController().signal,
  );
  expect(results).toEqual({ 'car-1': 'done', 'car-2': 'refused', 'car-3': 'done', 'car-4': 'done' });
  expect([...receivers.copies.meta.of('9').keys()]).toEqual(['car-1', 'car-3', 'car-4']);
});

test('a call of which Meta refuses every change has no handle', async () => {
  const answer = {
    handles: [],
    validation_status: [{ retailer_id: 'car-1', errors: [{ message: 'The VIN is wrong.' }] }],
  };
  const strict = await listen(() => Response.json(answer), 0);
  const client = metaCatalogue({ host: strict.url, catalogueId: '9', token: 'token' });
  const results: ChangeResult[] = [];
  await client.send([put('car-1')], (_, result) => results.push(result), new AbortController().signal);
  expect(results).toEqual([{ kind: 'refused', message: 'The VIN is wrong.' }]);
  await expect(client.send([put('car-2')], () => {}, new AbortController().signal)).rejects.toThrow(
    'Meta did not accept the last changes.',
  );
  await strict.close();
});
