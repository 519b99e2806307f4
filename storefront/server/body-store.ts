import { createHash } from 'node:crypto';
import { ENCODERS, type Encoding } from './encoding.ts';

/** A body that is sent again and again, with what was made of it. */
interface Entry {
  etag: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
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
  readonly #limit: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param limit bytes of keys and compressed forms to keep, about; the least used go first */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The ETag of a key: weak, since it stands for every encoding. */
  etag(key: string): string {
    return this.#entry(key).etag;
  }

  /**
   * A body in an encoding.
   * @param body called when it is not at hand
   */
  encoded(key: string, encoding: Encoding, body: () => Buffer): Promise<Buffer> {
    const entry = this.#entry(key);
    entry.encoded[encoding] ??= ENCODERS[encoding](body()).then((data) => {
      this.#grow(entry, data.length);
      return data;
    });
    return entry.encoded[encoding];
  }

  #entry(key: string): Entry {
    const stored = this.#entries.get(key);
    if (stored) {
      this.#entries.delete(key);
      this.#entries.set(key, stored);
      return stored;
    }
    const etag = `W/"${createHash('sha1').update(key).digest('base64url')}"`;
    const entry: Entry = { etag, encoded: {}, bytes: 0 };
    this.#entries.set(key, entry);
    this.#grow(entry, key.length);
    return entry;
  }

  #grow(entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    this.#bytes += bytes;
    for (const [key, oldest] of this.#entries) {
      if (this.#bytes <= this.#limit || oldest === entry) break;
      this.#entries.delete(key);
      this.#bytes -= oldest.bytes;
    }
  }
}
