import { once } from '@forecourt/lib/inventory/media/once';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { digest, type Picture, type Source } from '../../demo/photography/car-picture.ts';
import { type Plan, plan } from './geometry.ts';
import type { Format, Query } from './query.ts';
import type { Store } from './store.ts';

/** Decoded pictures kept in memory, because the widths of a `srcset` are usually requested together. */
const MAX_CACHED_PICTURES = 12;
/**
 * Thumbnails are painted from a picture shrunk by 4 or 2; at full size, painting takes 20 ms and 12 MB of
 * memory.
 */
const SHRINKS = [4, 2];

export interface VariantMaker {
  /** Returns the variant's name in the store. Equal names mean equal bytes. */
  name(source: Source, query: Query, format: Format): string;
  /**
   * Returns a variant's bytes from the store or newly generated; undefined if `rect` lies outside the
   * picture.
   */
  bytes(source: Source, query: Query, format: Format): Promise<Buffer | undefined>;
}

/** Generates variants, at most `concurrency` at a time. Simultaneous requests for a variant share one run. */
export function variantMaker(store: Store, concurrency: number): VariantMaker {
  const generating = new PQueue({ concurrency });
  const sharedVariant = once<Buffer | undefined>();
  const sharedPicture = once<Picture>();
  const cachedPictures = new Map<string, Picture>();

  const picture = async (source: Source, shrink: number): Promise<Picture> => {
    const key = `${source.version}/${shrink}`;
    const existing = cachedPictures.get(key);
    cachedPictures.delete(key);
    const currentPicture = existing ?? (await sharedPicture(key, () => source.load(shrink)));
    cachedPictures.set(key, currentPicture);
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
      return generating.add(async () => {
        const target = plan(query, await source.size());
        if (!target) return undefined;
        const shrink = query.rect ? 1 : shrinkOf(target);
        const encodedVariant = await variant(await picture(source, shrink), target, query.q, format);
        if (encodedVariant) await store.write(key, encodedVariant);
        return encodedVariant;
      });
    });
  };

  return { name, bytes };
}

/** Returns by how much a picture can be shrunk without becoming smaller than the target. */
const shrinkOf = ({ extract, width, height }: Plan): number =>
  SHRINKS.find((shrink) => extract.width >= width * shrink && extract.height >= height * shrink) ?? 1;

async function variant(picture: Picture, target: Plan, quality: number, format: Format): Promise<Buffer> {
  const { data, width, height } = picture;
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  if (target.extract.width < width || target.extract.height < height) image.extract(target.extract);
  image.resize(target.width, target.height, { fit: target.cover ? 'cover' : 'fill' });
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 2 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png().toBuffer();
    case 'avif':
      return image.avif({ quality, effort: 2 }).toBuffer();
  }
}
