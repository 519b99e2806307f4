import { loggableAddress, readWebAddress } from '../../media/web-address.ts';
import type { LeftOut, Reader } from './readers.ts';

/**
 * Where one address ends and the next begins: white space and bars, which no address holds; commas and semicolons only
 * where an address ends, because image services write them into theirs (`w_400,h_300`).
 */
const BETWEEN = /[\s|]+|[;,](?=[\s|]|$|[a-z][a-z\d+.-]*:\/\/)/i;

/** A photo as feeds tell it in JSON: its address, or an object that has it. */
function addressOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { url, image } = (entry ?? {}) as { url?: unknown; image?: { url?: unknown } | null };
  const address = url ?? image?.url;
  return typeof address === 'string' ? address : (JSON.stringify(entry) ?? '');
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The addresses of a field: a list, a list as JSON text, or one text with something between them. */
function entriesOf(raw: unknown): string[] {
  const value = typeof raw === 'string' && /^\s*[[{]/.test(raw) ? (fromJson(raw) ?? raw) : raw;
  const entries = typeof value === 'string' ? value.split(BETWEEN) : [value].flat().map(addressOf);
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** Reads the addresses of a field, in order; what is none is null, and said. */
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

/** The same, each once and without what is none. */
function readAll(raw: unknown, what: string, privateHosts: readonly string[] | undefined) {
  const { places, leftOut } = readEach(raw, what, privateHosts);
  return { addresses: [...new Set(places.filter((address) => address !== null))], leftOut };
}

/** Photo addresses, in order, each once; null for none. */
export const images: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'photo', context?.privateHosts);
  const value = addresses.map((url) => ({ image: { url, thumb: { url } } }));
  return { value: value.length > 0 ? value : null, leftOut };
};

/**
 * The frames of a spin, in order; null for none. One that is left out is an empty text in its place: points name frames by
 * number, until `settleFrames` has both.
 */
export const frames: Reader = (raw, context) => {
  const { places, leftOut } = readEach(raw, 'frame of a spin', context?.privateHosts);
  return { value: places.length > 0 ? places.map((address) => address ?? '') : null, leftOut };
};

/** One address of the web, the first of a field; null for none. */
export const webAddress: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'address', context?.privateHosts);
  return { value: addresses[0] ?? null, leftOut };
};
