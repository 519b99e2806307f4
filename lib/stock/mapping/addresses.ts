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

/** Reads the addresses of a field, in order, each once; what is none is left out and said. */
function readAll(raw: unknown, what: string, privateHosts: readonly string[] | undefined) {
  const addresses = new Set<string>();
  const leftOut: LeftOut[] = [];
  for (const entry of entriesOf(raw)) {
    const reading = readWebAddress(entry, privateHosts);
    if ('address' in reading) addresses.add(reading.address);
    else leftOut.push({ kind: `${what} that ${reading.problem}, left out`, from: loggableAddress(entry) });
  }
  return { addresses: [...addresses], leftOut };
}

/** Photo addresses, in order, each once; null for none. */
export const images: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'photo', context?.privateHosts);
  const value = addresses.map((url) => ({ image: { url, thumb: { url } } }));
  return { value: value.length > 0 ? value : null, leftOut };
};

/** The frames of a spin, in order, each once; null for none. */
export const frames: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'frame of a spin', context?.privateHosts);
  return { value: addresses.length > 0 ? addresses : null, leftOut };
};

/** One address of the web, the first of a field; null for none. */
export const webAddress: Reader = (raw, context) => {
  const { addresses, leftOut } = readAll(raw, 'address', context?.privateHosts);
  return { value: addresses[0] ?? null, leftOut };
};
