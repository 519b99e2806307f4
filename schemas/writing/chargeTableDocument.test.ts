import { parseChargeTables } from '@forecourt/lib/vehicle/drive-away/charge-table';
import { SEED_TABLES } from '@forecourt/lib/vehicle/drive-away/seed/seed-tables';
import { expect, test } from 'vitest';
import { chargeTableDocument } from './chargeTableDocument.ts';

test('a table is read back from its document as it was', () => {
  const documents = SEED_TABLES.map(chargeTableDocument);
  const answers = documents.map((document) => ({ ...document, id: document._id }));
  const bare = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (_, part) => (part === null ? undefined : part)));
  expect(bare(parseChargeTables(answers))).toEqual(bare(SEED_TABLES));
});

test('no null is stored, and every rate and bracket has a key', () => {
  for (const table of SEED_TABLES) {
    const text = JSON.stringify(chargeTableDocument(table));
    expect(text).not.toContain('null');
    expect(text.match(/"_type":"charge(?:Rate|Step)"/g)?.length).toBe(text.match(/"_key"/g)?.length);
  }
});
