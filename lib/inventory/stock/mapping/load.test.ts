import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rowReader } from './apply.ts';
import { loadMapping } from './load.server.ts';
import { expectedColumns } from './mapping.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-mapping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writeMapping = (content: unknown) => {
  const file = path.join(folder, 'mapping.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const plain = {
  feed: 'corner-cars',
  dealership: { id: 'corner', slug: 'corner', name: 'Corner Cars' },
  defaults: { status: 'in_stock' },
  columns: {
    id: 'stocknum',
    make: 'make',
    model: 'model',
    kind: { field: 'car_type', table: { Fresh: 'new', 'Pre-loved': 'used' } },
    torque: 'variant.torque',
    note: 'ignore',
  },
};

test('loads a mapping from JSON, with tables of values', async () => {
  const read = rowReader(await loadMapping(writeMapping(plain)));
  const notes = { mended: () => {} };
  const row = (kind: string) => ({
    line: 1,
    values: { id: 7, make: 'Kia', model: 'Rio', kind, torque: 144, note: 'x' },
  });
  expect(read(row('pre-loved'), notes)).toMatchObject({
    vehicle: {
      id: 'corner-cars-7',
      stocknum: '7',
      car_type: 'used',
      name: 'Kia Rio',
      variant: { torque: 144, cylinders: null },
    },
  });
  expect(read(row('Rusty'), notes)).toEqual({
    rejections: [{ field: 'car_type', value: 'Rusty', reason: 'is none of Fresh, Pre-loved' }],
    place: { dealershipId: 'corner', locationId: null },
    stocknum: null,
  });
});

test('names the place of an error in a mapping', async () => {
  await expect(loadMapping(writeMapping({ ...plain, columns: { id: 'stocknumber' } }))).rejects.toThrow(
    /columns\.id|columns/,
  );
  await expect(loadMapping(writeMapping({ ...plain, feed: 'Corner Cars' }))).rejects.toThrow(/feed/);
  await expect(loadMapping(writeMapping({ ...plain, colums: {} }))).rejects.toThrow(/colums/);
  await expect(loadMapping(path.join(folder, 'absent.ts'))).rejects.toThrow(/cannot be read/);
});

test('reads photos from numbered columns', async () => {
  const columns = { ...plain.columns, 'Photo {1..40}': 'images', Cover: 'images' };
  const mapping = await loadMapping(writeMapping({ ...plain, columns }));
  const droppedValues: unknown[] = [];
  const notes = {
    mended: (kind: string, field: string, from: unknown) => droppedValues.push([kind, field, from]),
  };
  const address = (name: string) => `https://photos.example/${name}.jpg`;
  const values = { id: 7, make: 'Kia', model: 'Rio', kind: 'Fresh', torque: 144, note: 'x' };
  const applied = rowReader(mapping)(
    {
      line: 1,
      values: {
        ...values,
        'Photo 2': address('b'),
        'Photo 1': address('a'),
        'Photo 10': `${address('c')}|${address('a')}`,
        'Photo 11': 'http://10.0.0.1/d.jpg',
        'Photo 40': '',
        Cover: address('e'),
      },
    },
    notes,
  );
  if (!('vehicle' in applied)) throw new Error(JSON.stringify(applied));
  expect(applied.vehicle.images.map(({ image }) => image.url)).toEqual(['a', 'b', 'c', 'e'].map(address));
  expect(droppedValues).toEqual([
    ['photo that has a private host, left out', 'images', 'http://10.0.0.1/d.jpg'],
  ]);
  expect(Object.keys(mapping.columns)).not.toContain('Photo {1..40}');
  expect(expectedColumns(mapping).required.has('Photo 1')).toBe(false);
});
