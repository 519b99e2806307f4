// node scripts/bench/listings/main.ts FILE: reads real listings (`au-listings-sample.csv`, not part of the
// project) like the import, compares 300 of them with values entered by a person (expected.csv), and prints the
// share of correct values of each field, without letter case, and how many listings the guards would hold.
// Exits with 1 below the target.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { holdsOf } from '@forecourt/lib/inventory/stock/importing/holds';
import { rowReader } from '@forecourt/lib/inventory/stock/mapping/apply';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { parse } from 'csv-parse/sync';
import { Advice, runTask } from '../../commands/terminal/steps.mjs';
import { type ExpectedListing, FIELDS, type Field, hashOf, readExpectedListings } from './expected.ts';

const TARGET = 0.993;
/** The listings were collected then; it decides which vehicles are too old to be new. */
const COLLECTED = new Date('2023-06-01T00:00:00Z');

const write = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const withoutCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

await runTask(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Advice('node scripts/bench/listings/main.ts FILE');
  const rows = parse(readFileSync(file), { columns: true, bom: true }) as Record<string, string>[];
  const readRow = rowReader(
    await loadMapping(path.resolve(import.meta.dirname, '../../demo/mappings/au-listings.ts')),
  );
  const truth = readExpectedListings();
  const right = new Map<Field, number>(FIELDS.map((field) => [field, 0]));
  for (const listing of truth) {
    const values = rows[listing.row - 1];
    if (!values || hashOf(values) !== listing.hash)
      throw new Advice(`Row ${listing.row} is not the listing that expected.csv describes.`);
    const outcome = readRow({ line: listing.row + 1, values: { ...values } }, { mended: () => {} });
    const wrong = 'vehicle' in outcome ? differences(listing, outcome.vehicle) : [];
    if (!('vehicle' in outcome)) write(`row ${listing.row}: the row was rejected`);
    else
      for (const field of FIELDS)
        if (!wrong.some((difference) => difference.field === field))
          right.set(field, (right.get(field) ?? 0) + 1);
    for (const { text } of wrong) write(`row ${listing.row}: ${text}`);
  }
  for (const [field, count] of right)
    write(`${field.padEnd(20)}${percent(count / truth.length).padStart(8)}  ${count} of ${truth.length}`);
  const total = truth.length * FIELDS.length;
  const correct = [...right.values()].reduce((sum, count) => sum + count, 0);
  write(
    `${correct} of ${total} values of ${truth.length} listings are correct: ${percent(correct / total)} (target ${percent(TARGET)})`,
  );
  const held = rows.flatMap((values, index) => {
    const outcome = readRow({ line: index + 2, values: { ...values } }, { mended: () => {} });
    return 'vehicle' in outcome ? holdsOf(outcome.vehicle, undefined, COLLECTED) : [];
  });
  const guards = [...Map.groupBy(held, ({ guard }) => guard)].map(
    ([guard, { length }]) => `${guard} ${length}`,
  );
  write(`The guards hold ${held.length} of ${rows.length} listings: ${guards.join(', ') || 'none'}`);
  if (correct / total < TARGET) process.exitCode = 1;
});

/** Returns the fields whose value differs in more than letter case. */
function differences(
  listing: ExpectedListing,
  vehicle: Readonly<Record<string, unknown>>,
): { field: Field; text: string }[] {
  return FIELDS.filter((field) => withoutCase(vehicle[field] ?? null) !== withoutCase(listing[field])).map(
    (field) => ({
      field,
      text: `${field} is ${String(listing[field])}, read as ${JSON.stringify(vehicle[field] ?? null)}`,
    }),
  );
}
