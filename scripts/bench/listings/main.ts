// node scripts/bench/listings/main.ts FILE: reads real listings (`au-listings-sample.csv`, not part of the
// project) like the import, compares 200 of them with values entered by a person (expected.csv), and prints the
// share of correct fields. Exits with 1 below the target.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rowReader } from '@forecourt/lib/inventory/stock/mapping/apply';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { parse } from 'csv-parse/sync';
import { Advice, runTask } from '../../commands/terminal/steps.mjs';
import { type ExpectedListing, FIELDS, hashOf, readExpectedListings } from './expected.ts';

const TARGET = 0.997;

await runTask(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Advice('node scripts/bench/listings/main.ts FILE');
  const rows = parse(readFileSync(file), { columns: true, bom: true }) as Record<string, string>[];
  const readRow = rowReader(
    await loadMapping(path.resolve(import.meta.dirname, '../../demo/mappings/au-listings.ts')),
  );
  const truth = readExpectedListings();
  let right = 0;
  for (const listing of truth) {
    const values = rows[listing.row - 1];
    if (!values || hashOf(values) !== listing.hash)
      throw new Advice(`Row ${listing.row} is not the listing that expected.csv describes.`);
    const outcome = readRow({ line: listing.row + 1, values: { ...values } }, { mended: () => {} });
    const wrong = 'vehicle' in outcome ? differences(listing, outcome.vehicle) : ['the row was rejected'];
    right += FIELDS.length - Math.min(wrong.length, FIELDS.length);
    for (const difference of wrong) process.stdout.write(`row ${listing.row}: ${difference}\n`);
  }
  const total = truth.length * FIELDS.length;
  const share = right / total;
  process.stdout.write(
    `${right} of ${total} fields of ${truth.length} listings are correct: ${(share * 100).toFixed(2)}% (target ${TARGET * 100}%)\n`,
  );
  if (share < TARGET) process.exitCode = 1;
});

function differences(listing: ExpectedListing, vehicle: Readonly<Record<string, unknown>>): string[] {
  return FIELDS.filter((field) => (vehicle[field] ?? null) !== listing[field]).map(
    (field) => `${field} is ${String(listing[field])}, read as ${JSON.stringify(vehicle[field] ?? null)}`,
  );
}
