import { loggableAddress, readWebAddress } from '../../media/web-address.ts';
import type { LeftOut, Reader } from './readers.ts';

/**
 * Separators between URLs: white space and bars. Commas and semicolons count only at the end of a URL,
 * because image services use them inside (`w_400,h_300`).
 */
const BETWEEN = /[\s|]+|[;,](?=[\s|]|$|[a-z][a-z\d+.-]*:\/\/)/i;

/** Keys of a photo's URL and position in JSON, in any case. */
const ADDRESS_KEYS = ['url', 'src', 'href', 'uri', 'link', 'image'];
/** Sizes of a photo of which one is shown, the largest first. */
export const PHOTO_SIZES = ['original', 'full', 'fullsize', 'highres', 'hires', 'xlarge', 'large', 'big'];
const INNER_KEYS = [
  ...ADDRESS_KEYS,
  ...PHOTO_SIZES,
  'medium',
  'sizes',
  'urls',
  'versions',
  'formats',
  'file',
];
const MOST_DEPTH = 3;
const POSITION_KEYS = ['order', 'position', 'sort', 'sortorder', 'sequence', 'index', 'rank'];

function ownValue(entry: unknown, keys: readonly string[]): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const values = new Map(
    Object.entries(entry).map(([key, value]) => [key.toLowerCase().replace(/^[@#$_]+/, ''), value]),
  );
  return keys.map((key) => values.get(key)).find((value) => value !== undefined && value !== null);
}

function addressOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  let address = ownValue(entry, INNER_KEYS);
  for (let depth = 1; depth < MOST_DEPTH && typeof address === 'object'; depth += 1)
    address = ownValue(address, INNER_KEYS);
  return typeof address === 'string' ? address : (JSON.stringify(entry) ?? '');
}

/** Sorts entries by their positions, if each has its own. */
function inOrder(entries: readonly unknown[]): readonly unknown[] {
  const positions = entries.map((entry) => Number(ownValue(entry, POSITION_KEYS) ?? Number.NaN));
  if (positions.some(Number.isNaN) || new Set(positions).size < positions.length) return entries;
  return positions
    .map((position, index) => ({ position, entry: entries[index] }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ entry }) => entry);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits a field into URLs: a list, a JSON list as text, or text with separators. */
function entriesOf(raw: unknown): string[] {
  const value = typeof raw === 'string' && /^\s*[[{]/.test(raw) ? (fromJson(raw) ?? raw) : raw;
  const entries = typeof value === 'string' ? value.split(BETWEEN) : inOrder([value].flat()).map(addressOf);
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** Reads the URLs of a field in order; invalid ones become null and are reported. */
function readEach(raw: unknown, what: string, privateHosts: readonly string[] | undefined) {
  const leftOut: LeftOut[] = [];
  const places = entriesOf(raw).map((entry) => {
    const reading = readWebAddress(entry, privateHosts);
    if ('address' in reading) return reading.address;
    leftOut.push({ kind: `${what} that ${reading.problem}, left out`, from: loggableAddress(entry) });
    return null;
  });
  return { places, leftOut };
}

/** As `readEach`, without duplicates and invalid URLs. */
function readAll(raw: unknown, what: string, privateHosts: readonly string[] | undefined) {
  const { places, leftOut } = readEach(raw, what, privateHosts);
  return { addresses: [...new Set(places.filter((address) => address !== null))], leftOut };
}

/** Reads photo URLs, in order and without duplicates; null for none. */
export const images: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'photo', context?.privateHosts);
  const value = addresses.map((url) => ({ image: { url, thumb: { url } } }));
  return { value: value.length > 0 ? value : null, leftOut };
};

/**
 * Reads the frames of a spin, in order; null for none. An invalid URL becomes an empty string, so that
 * hotspots, which refer to frames by index, stay correct until `settleFrames`.
 */
export const frames: Reader = (raw, context) => {
  const { places, leftOut } = readEach(raw, 'frame of a spin', context?.privateHosts);
  return { value: places.length > 0 ? places.map((address) => address ?? '') : null, leftOut };
};

export const webAddress: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'address', context?.privateHosts);
  return { value: addresses[0] ?? null, leftOut };
};
