import { createHash } from 'node:crypto';
import { textBytes } from '../cache/memory/page-memory.ts';
import { SegmentedCache } from '../cache/memory/segmented.ts';
import { ENCODERS, type Encoding, type KeptKind } from './encoding.ts';

/** A body that is sent again and again, with what was made of it. */
export interface Body {
  /** Weak, since it stands for every encoding. */
  readonly etag: string;
  /**
   * The body in an encoding.
   * @param bytes called when it is not at hand
   * @param kind says how hard to compress it
   */
  encoded(encoding: Encoding, bytes: () => Buffer, kind: KeptKind): Promise<Buffer>;
}

interface Entry extends Body {
  bytes: number;
}

/**
 * Remembers the compressed forms of bodies by a key, and an ETag for each.
 *
 * The key of a page is the page itself: one of the route cache comes as the same string every time, whose
 * hash the engine keeps, so to look it up costs nothing, where hashing or compressing 200 kB again would cost
 * more than all the rest of a request.
 */
export class BodyStore {
  readonly #entries: SegmentedCache<Entry>;

  /** @param limit bytes of keys and compressed forms to keep; what was asked for only once goes first */
  constructor(limit: number) {
    this.#entries = new SegmentedCache(limit, (entry) => entry.bytes);
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** What is kept under a key; to be called once for each answer, since it counts as asking for it. */
  body(key: string): Body {
    const keptBody = this.#entries.get(key);
    if (keptBody) return keptBody;
    const entry = this.#newEntry(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The same for a body that is not worth keeping, such as a 404. */
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
          // The entry is larger now; an entry that was pushed out in the meantime stays out.
          if (this.#entries.peek(key) === entry) this.#entries.set(key, entry);
          return data;
        });
        return forms[encoding];
      },
    };
    return entry;
  }
}
