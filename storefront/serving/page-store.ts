import { createHash } from 'node:crypto';
import { ENCODERS, type Encoding } from './encoding.ts';

/** A body that is sent again and again, with what was made of it. */
interface Page {
  etag: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
  bytes: number;
}

/**
 * Remembers the compressed forms of whole pages, and their ETags.
 *
 * A page of the route cache comes as the same string every time, whose hash the engine keeps: to look it up
 * costs nothing, where hashing or compressing 200 kB again would cost more than all the rest of a request.
 */
export class PageStore {
  readonly #limit: number;
  readonly #pages = new Map<string, Page>();
  #bytes = 0;

  /** @param limit bytes of bodies and their compressed forms to keep, about; the least used go first */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The ETag of a body: weak, since it stands for every encoding of it. */
  etag(body: string): string {
    return this.#page(body).etag;
  }

  /** The body in an encoding. */
  encoded(body: string, encoding: Encoding): Promise<Buffer> {
    const page = this.#page(body);
    page.encoded[encoding] ??= ENCODERS[encoding](Buffer.from(body)).then((data) => {
      this.#grow(page, data.length);
      return data;
    });
    return page.encoded[encoding];
  }

  #page(body: string): Page {
    const known = this.#pages.get(body);
    if (known) {
      this.#pages.delete(body);
      this.#pages.set(body, known);
      return known;
    }
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const page: Page = { etag, encoded: {}, bytes: 0 };
    this.#pages.set(body, page);
    this.#grow(page, body.length);
    return page;
  }

  #grow(page: Page, bytes: number): void {
    page.bytes += bytes;
    this.#bytes += bytes;
    for (const [body, oldest] of this.#pages) {
      if (this.#bytes <= this.#limit || oldest === page) break;
      this.#pages.delete(body);
      this.#bytes -= oldest.bytes;
    }
  }
}
