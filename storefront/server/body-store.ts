import { createHash } from 'node:crypto';
import { textBytes } from '../cache/memory/page-memory.ts';
import { SegmentedCache } from '../cache/memory/segmented.ts';
import { ENCODERS, type Encoding, type KeptKind } from './encoding.ts';

export interface Body {
  /** Weak, because it covers every encoding. */
  readonly etag: string;
  /**
   * Returns the body in an encoding.
   * @param bytes called if it is not stored
   * @param kind decides how hard to compress it
   */
  encoded(encoding: Encoding, bytes: () => Buffer, kind: KeptKind): Promise<Buffer>;
}

interface Entry extends Body {
  bytes: number;
}

/**
 * Stores the compressed forms of bodies by a key, and an ETag for each. The key of a page is the page itself:
 * the route cache returns the same string every time, whose hash V8 keeps, so a lookup costs nothing.
 */
export class BodyStore {
  readonly #entries: SegmentedCache<Entry>;

  /** @param limit bytes of keys and compressed forms; bodies requested once are evicted first */
  constructor(limit: number) {
    this.#entries = new SegmentedCache(limit, (entry) => entry.bytes);
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Returns the body for a key. Each call counts as a request. */
  body(key: string): Body {
    const keptBody = this.#entries.get(key);
    if (keptBody) return keptBody;
    const entry = this.#newEntry(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Returns a body that is not worth storing, such as a 404. */
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
          // The entry has grown; one that was evicted in the meantime stays out.
          if (this.#entries.peek(key) === entry) this.#entries.set(key, entry);
          return data;
        });
        return forms[encoding];
      },
    };
    return entry;
  }
}
