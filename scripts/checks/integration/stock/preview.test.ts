import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SEPARATORS } from '@forecourt/lib/inventory/stock/fetching/feed-options';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import {
  previewSample,
  proposedColumns,
  sampleMapping,
} from '@forecourt/lib/inventory/stock/sample/preview.server';
import { readSample } from '@forecourt/lib/inventory/stock/sample/read-sample.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const FOLDER = path.join(import.meta.dirname, '../../../../lib/inventory/stock/sample/corpus');
const FILES = [
  'adtorque.json',
  'autotrader-uk.csv',
  'carsales.csv',
  'dealer-solutions.xml',
  'easycars.json',
  'generic.tsv',
  'google.xml',
  'homenet.csv',
  'meta.xml',
  'pentana.txt',
  'titan.csv',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

test.each(FILES)('the preview of %s accepts what the import accepts', async (name) => {
  const file = path.join(FOLDER, name);
  const bytes = readFileSync(file);
  const preview = await previewSample(bytes, false, { columns: null, values: null });
  const mapping = {
    ...sampleMapping(readSample(bytes, false), proposedColumns(preview), preview.values),
    feed: name.replace('.', '-'),
    finalNewline: 'optional' as const,
    ...(preview.encoding && { encoding: preview.encoding }),
    ...(preview.separator && { delimiter: SEPARATORS[preview.separator] }),
  };
  const report = await importFeed({ pool: database.pool, mapping, file, dryRun: true });
  const { rows, taken, held, rejected, repeated, refusal } = preview;
  expect({ read: rows, taken, held, rejected, repeated }).toEqual({
    read: report.rows.read,
    taken: report.rows.taken,
    held: report.rows.held,
    rejected: report.rows.rejected,
    repeated: report.rows.repeated,
  });
  expect(refusal === null).toBe(report.outcome !== 'refused');
  expect(taken).toBeGreaterThan(0);
});
