import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { AdvertRow } from '../receiver.ts';
import { fileOf } from './file-of.ts';
import type { FileShape } from './file-shape.ts';

const shape: FileShape = {
  format: 'csv',
  columns: ['id', 'text', 'photos', 'price', 'certified'],
  listSeparator: ',',
  root: 'stock',
  record: 'car',
  numbers: new Set(['price']),
  booleans: new Set(['certified']),
};

async function* each(rows: readonly AdvertRow[]): AsyncGenerator<AdvertRow> {
  yield* rows;
}
async function written(rows: readonly AdvertRow[], changes: Partial<FileShape>): Promise<string> {
  let file = '';
  for await (const chunk of fileOf(each(rows), { ...shape, ...changes })) file += chunk;
  return file;
}

/** Text as adverts have it: without control characters, but with everything that formats treat specially. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '<', '&', ']]>', '&amp;', "'", '\\', '=1+1', ' ', '|'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const address = fc.webUrl({ withQueryParameters: true });
const row = fc.record({
  id: fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
  text,
  photos: fc.array(address, { maxLength: 4 }),
  price: fc.integer({ min: 1, max: 10_000_000 }).map(String),
  certified: fc.constantFrom('true', 'false'),
});
const rows = fc.array(row, { maxLength: 20 });
const encoded = (photo: string, separator: string) =>
  photo.replaceAll(separator, encodeURIComponent(separator));

describe('files are read back as they were written', () => {
  test.each([
    ['csv', ','],
    ['tsv', '\t'],
  ] as const)('as %s', async (format, delimiter) => {
    await fc.assert(
      fc.asyncProperty(rows, async (cars) => {
        const read: unknown = parse(await written(cars, { format }), { delimiter, columns: true });
        expect(read).toEqual(
          cars.map(({ photos, ...car }) => ({
            ...car,
            photos: photos.map((photo) => encoded(photo, ',')).join(','),
          })),
        );
      }),
    );
  });

  test('as JSON, with numbers and booleans', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cars) => {
        const read: unknown = JSON.parse(await written(cars, { format: 'json' }));
        expect(read).toEqual({
          stock: cars.map(({ price, certified, ...car }) => ({
            ...car,
            price: Number(price),
            certified: certified === 'true',
          })),
        });
      }),
    );
  });

  test('as XML, with a repeated element for a list', async () => {
    const parser = new XMLParser({
      parseTagValue: false,
      trimValues: false,
      htmlEntities: true,
      isArray: (name) => name === 'car' || name === 'photos',
    });
    await fc.assert(
      fc.asyncProperty(rows, async (cars) => {
        const { stock }: { stock: { car?: Record<string, unknown>[] } | string } = parser.parse(
          await written(cars, { format: 'xml' }),
        );
        const read = typeof stock === 'string' ? [] : (stock.car ?? []);
        expect(read).toEqual(
          cars.map(({ photos, text: words, ...car }) => ({
            ...car,
            ...(words === '' ? {} : { text: words }),
            ...(photos.length === 0 ? {} : { photos }),
          })),
        );
      }),
    );
  });
});

test('a list may be a plain JSON list', async () => {
  expect(JSON.parse(await written([], { format: 'json', root: null }))).toEqual([]);
});

test('an unknown number is null in JSON', async () => {
  const [car] = JSON.parse(await written([{ price: '' }], { format: 'json', root: null }));
  expect(car.price).toBeNull();
});

test.each([
  ['json', ']}'],
  ['xml', '</stock>'],
] as const)('the end of %s is missing if the rows fail', async (format, end) => {
  async function* failing(): AsyncGenerator<AdvertRow> {
    yield { id: '1' };
    throw new Error('The database is down.');
  }
  let file = '';
  const read = async () => {
    for await (const chunk of fileOf(failing(), { ...shape, format })) file += chunk;
  };
  await expect(read()).rejects.toThrow('The database is down.');
  expect(file).not.toContain(end);
});
