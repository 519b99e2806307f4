import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEPARATORS } from '@forecourt/lib/inventory/stock/fetching/feed-options';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import type { Mapping } from '@forecourt/lib/inventory/stock/mapping/mapping';
import {
  previewSample,
  proposedColumns,
  sampleMapping,
} from '@forecourt/lib/inventory/stock/sample/preview.server';
import { readSample } from '@forecourt/lib/inventory/stock/sample/read-sample.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { SAMPLE_PLACE } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const FOLDER = path.join(import.meta.dirname, '../../../../lib/inventory/stock/sample/corpus');

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

/** Returns the mapping that the studio proposes for a file. */
async function proposedMapping(bytes: Buffer): Promise<Mapping> {
  const preview = await previewSample(bytes, false, { columns: null, values: null });
  return {
    ...sampleMapping(readSample(bytes, false), proposedColumns(preview), preview.values),
    finalNewline: 'optional',
    ...(preview.encoding && { encoding: preview.encoding }),
    ...(preview.separator && { delimiter: SEPARATORS[preview.separator] }),
  };
}

function importText(text: string | Buffer, mapping: Mapping) {
  const file = path.join(database.folder, 'file');
  writeFileSync(file, text);
  return importFeed({ pool: database.pool, mapping, file });
}

const carsBy = async (column: string) => {
  const { rows } = await database.pool.query<{ value: string; count: string }>(
    `select ${column} as value, count(*) from cars where retired_at is null group by 1 order by 1`,
  );
  return rows.map(({ value, count }) => [value, Number(count)]);
};

test.each([
  ['dealer-solutions.xml', '991', '992'],
  ['adtorque.json', 'K1', 'S2'],
])('the vehicles of two dealers in %s belong to their dealerships', async (name, first, second) => {
  const bytes = readFileSync(path.join(FOLDER, name));
  const mapping = await proposedMapping(bytes);
  const placed = (code: string) => {
    const dealership = { id: `dealer-${code}`, slug: `dealer-${code}`, name: code };
    return { ...SAMPLE_PLACE, id: `place-${code}`, dealership };
  };
  const locations = { [first]: placed(first), [second]: placed(second) };
  const report = await importText(bytes, { ...mapping, locations });
  expect(report).toMatchObject({ outcome: 'imported', rows: { read: 34 } });
  const counts = await carsBy('dealership_id');
  expect(counts.map(([dealership]) => dealership)).toEqual([`dealer-${first}`, `dealer-${second}`]);
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(report.rows.taken);
});

test('vehicles without stock numbers stay the same when their price changes', async () => {
  const text = readFileSync(path.join(FOLDER, 'generic.tsv'), 'utf8');
  const mapping = await proposedMapping(Buffer.from(text));
  const first = await importText(text, mapping);
  expect(first.outcome).toBe('imported');
  expect(first.warnings.join()).toContain('identified');
  const numbers = await carsBy('stocknum');
  const second = await importText(text.replace('$39,990', '$38,990'), mapping);
  expect(second.changes).toMatchObject({ added: 0, changed: 1, retired: 0 });
  expect(await carsBy('stocknum')).toEqual(numbers);
});

test('vehicles without stock numbers and VINs stay the same when the file is sorted differently', async () => {
  const columns = 'Make,Model,Year,Colour,Condition,Price,Kms';
  const rows = [
    'Kia,Rio,2019,Red,Used,9990,80000',
    'Kia,Rio,2019,Blue,Used,10990,70000',
    'MG,ZS,2022,Red,Used,19990,9000',
  ];
  const textOf = (lines: readonly string[]) => `${[columns, ...lines].join('\n')}\n`;
  const mapping = await proposedMapping(Buffer.from(textOf(rows)));
  expect((await importText(textOf(rows), mapping)).changes.added).toBe(3);
  const again = await importText(textOf(rows.toReversed()), mapping);
  expect(again.changes).toMatchObject({ added: 0, changed: 0, retired: 0 });
});
