import sharp from 'sharp';
import { gate, once } from './gate.ts';
import { plan } from './geometry.ts';
import { digest, type Picture, type Source } from './pictures.ts';
import type { Format, Query } from './query.ts';
import type { Store } from './store.ts';

/** Whole pictures kept in memory: the widths of one `srcset` are usually asked for together. */
const PICTURES_KEPT = 12;

export interface Darkroom {
  /** The store's name of a variant. Equal names mean equal bytes. */
  name(source: Source, query: Query, format: Format): string;
  /** The bytes of a variant, from the store or made now; undefined when `rect` misses the picture. */
  bytes(source: Source, query: Query, format: Format): Promise<Buffer | undefined>;
}

/**
 * Makes variants of pictures: at most `atOnce` at a time, each only once however many ask for it
 * at the same moment, and never again while the store holds it.
 */
export function darkroom(store: Store, atOnce: number): Darkroom {
  const limited = gate(atOnce);
  const sharedVariant = once<Buffer | undefined>();
  const sharedPicture = once<Picture>();
  const kept = new Map<string, Picture>();

  const picture = async (source: Source): Promise<Picture> => {
    const before = kept.get(source.version);
    kept.delete(source.version);
    const now = before ?? (await sharedPicture(source.version, source.load));
    kept.set(source.version, now);
    for (const oldest of kept.keys()) {
      if (kept.size <= PICTURES_KEPT) break;
      kept.delete(oldest);
    }
    return now;
  };

  const name = (source: Source, query: Query, format: Format) => {
    const { w, h, q, fit, rect, dpr } = query;
    return `${digest(source.version, JSON.stringify([w, h, q, fit, rect, dpr]))}.${format}`;
  };

  const bytes = (source: Source, query: Query, format: Format) => {
    const key = name(source, query, format);
    return sharedVariant(key, async () => {
      const stored = await store.read(key);
      if (stored) return stored;
      return limited(async () => {
        const made = await variant(await picture(source), query, format);
        if (made) await store.write(key, made);
        return made;
      });
    });
  };

  return { name, bytes };
}

async function variant(picture: Picture, query: Query, format: Format): Promise<Buffer | undefined> {
  const { data, width, height } = picture;
  const target = plan(query, { width, height });
  if (!target) return undefined;
  const sized = sharp(data, { raw: { width, height, channels: 3 } })
    .extract(target.extract)
    .resize(target.width, target.height, { fit: target.cover ? 'cover' : 'fill' });
  switch (format) {
    case 'webp':
      return sized.webp({ quality: query.q, smartSubsample: true, effort: 3 }).toBuffer();
    case 'jpg':
      return sized.jpeg({ quality: query.q, progressive: true, mozjpeg: true }).toBuffer();
    case 'png':
      return sized.png().toBuffer();
    case 'avif':
      return sized.avif({ quality: query.q, effort: 2 }).toBuffer();
  }
}
