import { createHash } from 'node:crypto';
import { textBytes } from '../cache/memory/page-memory.ts';
import { SegmentedCache } from '../cache/memory/segmented.ts';
import { ENCODERS, type Encoding, type KeptKind } from './encoding.ts';

export interface Body {
  /** Weak, since it is the same for every encoding. */
  readonly etag: string;
  /**
   * Returns the body in an encoding.
   * @param bytes called if it is not stored yet
   * @param kind determines the compression level
   */
  encoded(encoding: Encoding, bytes: () => Buffer, kind: KeptKind): Promise<Buffer>;
}

interface Entry extends Body {
  bytes: number;
}

/**
 * Stores the compressed forms of bodies by key, with an ETag for each.
 *
 * The key of a page is its HTML: the route cache returns the same string every time, and V8 caches a string's
 * hash, so a lookup is nearly free. Hashing or compressing 200 kB again would cost more than the rest of the
 * request.
 */
export class BodyStore {
  readonly #entries: SegmentedCache<Entry>;

  /** @param limit bytes of keys and compressed forms; bodies requested only once are evicted first */
  constructor(limit: number) {
    this.#entries = new SegmentedCache(limit, (entry) => entry.bytes);
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Returns the stored body of a key. Call once per response, since each call counts as a request. */
  body(key: string): Body {
    const keptBody = this.#entries.get(key);
    if (keptBody) return keptBody;
    const entry = this.#newEntry(key);
    this.#entries.set(key, entry);
    return entry;
  }

  unstored(key: string): Body {
    return this.#newEntry(key);
  }

  #newEntry(key: string): Entry {
    const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
    const entry: Entry = {
      etag: `W/"${createHash('sha1').update(key).digest('base64url')}"`,
      bytes: textBytes(key) + 1,
      encoded: (encoding, bytes, kind) => {
        forms[encoding] ??= ENCODERS[encoding](bytes(), kind).then((data) => {
          entry.bytes += data.length;
          // Update the entry's size, unless it was evicted in the meantime.
          if (this.#entries.peek(key) === entry) this.#entries.set(key, entry);
          return data;
        });
        return forms[encoding];
      },
    };
    return entry;
  }
}
