import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rowReader } from './apply.ts';
import { loadMapping } from './load.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-mapping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (content: unknown) => {
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

test('a mapping may be JSON, with tables of values', async () => {
  const read = rowReader(await loadMapping(written(plain)));
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
  });
});

test('a mapping that is not right says where', async () => {
  await expect(loadMapping(written({ ...plain, columns: { id: 'stocknumber' } }))).rejects.toThrow(
    /columns\.id|columns/,
  );
  await expect(loadMapping(written({ ...plain, feed: 'Corner Cars' }))).rejects.toThrow(/feed/);
  await expect(loadMapping(written({ ...plain, colums: {} }))).rejects.toThrow(/colums/);
  await expect(loadMapping(path.join(folder, 'absent.ts'))).rejects.toThrow(/cannot be read/);
});
