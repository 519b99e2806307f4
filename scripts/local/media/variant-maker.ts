import { gate, once } from '@forecourt/lib/media/gate';
import sharp from 'sharp';
import { digest, type Picture, type Source } from '../../photography/car-picture.ts';
import { plan } from './geometry.ts';
import type { Format, Query } from './query.ts';
import type { Store } from './store.ts';

/** Decoded pictures kept in memory, because the widths of a `srcset` are usually requested together. */
const MAX_CACHED_PICTURES = 12;

export interface VariantMaker {
  /** The variant's name in the store. Equal names mean equal bytes. */
  name(source: Source, query: Query, format: Format): string;
  /** The bytes of a variant, from the store or newly made; undefined when `rect` lies outside the picture. */
  bytes(source: Source, query: Query, format: Format): Promise<Buffer | undefined>;
}

/**
 * Makes variants of pictures, at most `concurrency` at a time. Simultaneous requests for a variant share one
 * run, and stored variants are not made again.
 */
export function variantMaker(store: Store, concurrency: number): VariantMaker {
  const withLimit = gate(concurrency);
  const sharedVariant = once<Buffer | undefined>();
  const sharedPicture = once<Picture>();
  const cachedPictures = new Map<string, Picture>();

  const picture = async (source: Source): Promise<Picture> => {
    const existing = cachedPictures.get(source.version);
    cachedPictures.delete(source.version);
    const currentPicture = existing ?? (await sharedPicture(source.version, source.load));
    cachedPictures.set(source.version, currentPicture);
    for (const oldest of cachedPictures.keys()) {
      if (cachedPictures.size <= MAX_CACHED_PICTURES) break;
      cachedPictures.delete(oldest);
    }
    return currentPicture;
  };

  const name = (source: Source, query: Query, format: Format) => {
    const { w, h, q, fit, rect, dpr } = query;
    return `${digest(source.version, JSON.stringify([w, h, q, fit, rect, dpr]))}.${format}`;
  };

  const bytes = (source: Source, query: Query, format: Format) => {
    const key = name(source, query, format);
    return sharedVariant(key, async () => {
      const storedVariant = await store.read(key);
      if (storedVariant) return storedVariant;
      return withLimit(async () => {
        const encodedVariant = await variant(await picture(source), query, format);
        if (encodedVariant) await store.write(key, encodedVariant);
        return encodedVariant;
      });
    });
  };

  return { name, bytes };
}

async function variant(picture: Picture, query: Query, format: Format): Promise<Buffer | undefined> {
  const { data, width, height } = picture;
  const target = plan(query, { width, height });
  if (!target) return undefined;
  const sizedImage = sharp(data, { raw: { width, height, channels: 3 } })
    .extract(target.extract)
    .resize(target.width, target.height, { fit: target.cover ? 'cover' : 'fill' });
  switch (format) {
    case 'webp':
      return sizedImage.webp({ quality: query.q, smartSubsample: true, effort: 3 }).toBuffer();
    case 'jpg':
      return sizedImage.jpeg({ quality: query.q, progressive: true, mozjpeg: true }).toBuffer();
    case 'png':
      return sizedImage.png().toBuffer();
    case 'avif':
      return sizedImage.avif({ quality: query.q, effort: 2 }).toBuffer();
  }
}
