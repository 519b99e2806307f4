import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { SegmentedCache } from './segmented.ts';

/** The share of the memory for answers that there is no such page. */
const NOT_FOUND_SHARE = 1 / 12;

/** What an entry costs beside its texts: objects, headers, its place in the maps. */
const ENTRY_BYTES = 1_024;

/** Text of other characters than these takes two bytes each. */
const WIDE = /[^\0-\xff]/;

interface Kept {
  value: unknown;
}

interface Value {
  status?: number;
  html?: string;
  body?: Buffer;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  postponed?: string;
  headers?: OutgoingHttpHeaders;
  data?: { body?: string };
}

/**
 * The memory that one copy has for pages and cached data, in place of the framework's own. Its bytes are those that the
 * engine takes, and hold. Addresses that lead nowhere, of which there is no end, have a small part of their own.
 */
export class PageMemory<Entry extends Kept = Kept> {
  readonly #pages: SegmentedCache<Entry>;
  readonly #notFound: LRUCache<string, Entry>;

  constructor(bytes: number) {
    const notFoundBytes = Math.max(1, Math.floor(bytes * NOT_FOUND_SHARE));
    this.#pages = new SegmentedCache<Entry>(bytes - notFoundBytes, bytesOf);
    this.#notFound = new LRUCache<string, Entry>({ maxSize: notFoundBytes, sizeCalculation: bytesOf });
  }

  get bytes(): number {
    return this.#pages.bytes + this.#notFound.calculatedSize;
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#notFound.get(key);
  }

  /** The entry, without counting as asking for it. */
  peek(key: string): Entry | undefined {
    return this.#pages.peek(key) ?? this.#notFound.peek(key);
  }

  set(key: string, entry: Entry): void {
    if ((entry.value as Value | null)?.status === 404) {
      this.#pages.delete(key);
      this.#notFound.set(key, entry);
    } else {
      this.#notFound.delete(key);
      this.#pages.set(key, entry);
    }
  }
}

/** Bytes of an entry in memory, as far as they count. */
export function bytesOf({ value }: Kept, key: string): number {
  const { html, body, rscData, segmentData, postponed, headers, data } = (value ?? {}) as Value;
  let bytes = ENTRY_BYTES + key.length + textBytes(html) + textBytes(postponed) + textBytes(data?.body);
  for (const text of Object.values(headers ?? {})) bytes += String(text).length;
  bytes += (body?.length ?? 0) + (rscData?.length ?? 0);
  for (const [path, segment] of segmentData ?? []) bytes += path.length + segment.length;
  return bytes;
}

/** Bytes that the engine takes for a text. */
export const textBytes = (text = ''): number => text.length * (WIDE.test(text) ? 2 : 1);
