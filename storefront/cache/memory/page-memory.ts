import type { OutgoingHttpHeaders } from 'node:http';
import { SegmentedCache } from './segmented.ts';

/** Overhead of an entry in addition to its text: objects, headers, map entries. */
const ENTRY_BYTES = 1_024;

/** Text with other characters takes two bytes per character. */
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
 * The memory of one instance for pages and cached data, limited by the bytes that V8 uses. 404s are never
 * stored: the number of unknown addresses is unlimited, so `storefront/server/households` limits them.
 */
export class PageMemory<Entry extends Kept = Kept> {
  readonly #pages: SegmentedCache<Entry>;

  constructor(bytes: number) {
    this.#pages = new SegmentedCache<Entry>(bytes, bytesOf);
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key);
  }

  peek(key: string): Entry | undefined {
    return this.#pages.peek(key);
  }

  /** Stores an entry; a 404 removes the page that was there before. */
  set(key: string, entry: Entry): void {
    if ((entry.value as Value | null)?.status === 404) this.#pages.delete(key);
    else this.#pages.set(key, entry);
  }
}

/** Returns the bytes that count for an entry in memory. */
export function bytesOf({ value }: Kept, key: string): number {
  const { html, body, rscData, segmentData, postponed, headers, data } = (value ?? {}) as Value;
  let bytes = ENTRY_BYTES + key.length + textBytes(html) + textBytes(postponed) + textBytes(data?.body);
  for (const text of Object.values(headers ?? {})) bytes += String(text).length;
  bytes += (body?.length ?? 0) + (rscData?.length ?? 0);
  for (const [path, segment] of segmentData ?? []) bytes += path.length + segment.length;
  return bytes;
}

/** Returns the bytes that V8 uses for a string. */
export const textBytes = (text = ''): number => text.length * (WIDE.test(text) ? 2 : 1);
