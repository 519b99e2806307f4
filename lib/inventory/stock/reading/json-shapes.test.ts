import { expect, test } from 'vitest';
import { jsonLines, jsonLists } from '../sample/json-lists.ts';
import { readJson } from './json.ts';

const DEALERS = JSON.stringify({
  dealers: [
    { id: 'K1', place: { city: 'Kew' }, cars: [{ nr: 'A1' }, { nr: 'A2' }] },
    { cars: [{ nr: 'A3' }], id: 'late' },
  ],
});

async function rowsOf(text: string, records: string, known: readonly string[], pieceLength = 5) {
  async function* pieces() {
    for (let start = 0; start < text.length; start += pieceLength)
      yield text.slice(start, start + pieceLength);
  }
  const rows: Record<string, unknown>[] = [];
  const options = { records, known: new Set(known), required: new Set<string>(), onUnexpected: () => {} };
  for await (const { values } of readJson(pieces(), options)) rows.push(values);
  return rows;
}

test('values of the objects that enclose entries are columns, if they precede them', async () => {
  const known = ['nr', '$.dealers.*.id', '$.dealers.*.place.city'];
  const kew = { '$.dealers.*.id': 'K1', '$.dealers.*.place.city': 'Kew' };
  const rows = [{ nr: 'A1', ...kew }, { nr: 'A2', ...kew }, { nr: 'A3' }];
  expect(await rowsOf(DEALERS, '$.dealers.*.cars.*', known)).toEqual(rows);
  expect(jsonLists(DEALERS).get('$.dealers.*.cars.*')).toEqual(rows);
});

test('an object whose values are all objects is a list', async () => {
  const text = JSON.stringify({ stock: { A1: { make: 'Kia' }, A2: { make: 'MG' } }, count: 2 });
  expect([...jsonLists(text).keys()]).toEqual(['$.stock.*']);
  expect(await rowsOf(text, '$.stock.*', ['make'])).toEqual([{ make: 'Kia' }, { make: 'MG' }]);
});

test('names of pairs may be in any case', () => {
  const text = JSON.stringify([{ Identification: [{ Type: 'StockNumber', Value: 'A1' }] }]);
  expect(jsonLists(text).get('$.*')).toMatchObject([{ 'Identification.StockNumber': 'A1' }]);
});

test('JSON Lines have one vehicle per line', async () => {
  const text = '{"nr":"A1","price":{"egc":1}}\n{"nr":"A2","price":{"egc":2}}\r\n';
  const rows = [
    { nr: 'A1', 'price.egc': 1 },
    { nr: 'A2', 'price.egc': 2 },
  ];
  expect(jsonLines(text, false)?.get('$')).toEqual(rows);
  expect(await rowsOf(text, '$', ['nr', 'price.egc'])).toMatchObject(rows);
});

test('JSON Lines that end within a line were cut off', async () => {
  const text = '{"nr":"A1"}\n{"nr":"A2"';
  expect(jsonLines(text, true)?.get('$')).toEqual([{ nr: 'A1' }]);
  await expect(rowsOf(text, '$', ['nr'])).rejects.toThrow('cut off');
});

test.each([
  '{"cars":[{"nr":"A1"}]}',
  '{\n  "cars": [\n    {"nr":"A1"}\n  ]\n}',
  '[{"nr":"A1"},\n{"nr":"A2"}]',
])('%j is not JSON Lines', (text) => {
  expect(jsonLines(text, false)).toBeNull();
});
