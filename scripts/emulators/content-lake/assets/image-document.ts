import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { badRequest } from '../errors.ts';
import { randomId } from '../ids.ts';
import type { Content } from '../mutate/schema.ts';
import { paletteOf } from './palette.ts';

export interface Upload {
  bytes: Uint8Array;
  contentType: string;
  filename: string | undefined;
  labels: Record<string, unknown>;
}

/** Base of asset addresses: `<publicUrl>/<images|files>/<project>/<dataset>/<file>`. */
export interface AssetBase {
  publicUrl: string;
  projectId: string;
  dataset: string;
}

export type AssetDocument = Content & { _id: string; path: string };

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
};

/**
 * Reads an uploaded image and returns its `sanity.imageAsset` document. The id contains the SHA-1 of the
 * bytes, so uploading the same picture twice gives one asset. Throws 400 if sharp cannot read the bytes.
 */
export async function imageDocument(upload: Upload, base: AssetBase): Promise<AssetDocument> {
  const source = sharp(upload.bytes, { failOn: 'error' });
  const metadata = await source.metadata().catch(() => undefined);
  const format = metadata?.format ? FORMATS[metadata.format] : undefined;
  if (!metadata?.width || !metadata.height || !format)
    throw badRequest('Invalid image: the file cannot be decoded');
  const { width, height } = metadata.autoOrient;
  const hash = createHash('sha1').update(upload.bytes).digest('hex');
  const dimensions = `${width}x${height}`;
  const upright = source.autoOrient();
  const [lqip, palette, stats] = await Promise.all([
    lowQualityPreview(upright),
    paletteOf(upright),
    upright.stats(),
  ]);
  const path = `images/${base.projectId}/${base.dataset}/${hash}-${dimensions}.${format.extension}`;
  return {
    _id: `image-${hash}-${dimensions}-${format.extension}`,
    _type: 'sanity.imageAsset',
    ...fileFields(upload, hash, format.extension, format.mimeType, path, base),
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha: metadata.hasAlpha === true,
      isOpaque: stats.isOpaque,
      lqip,
      palette,
    },
  };
}

export function fileFields(
  upload: Upload,
  hash: string,
  extension: string,
  mimeType: string,
  path: string,
  base: AssetBase,
) {
  return {
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType,
    size: upload.bytes.byteLength,
    path,
    url: `${base.publicUrl}/${path}`,
    uploadId: randomId(32),
    ...(upload.filename ? { originalFilename: upload.filename } : {}),
    ...upload.labels,
  };
}

/** Returns a 20 pixel wide picture as a data URL, shown blurred while the real one loads. */
async function lowQualityPreview(image: Sharp): Promise<string> {
  const smallImage = image.clone().resize(20);
  const { hasAlpha } = await image.metadata();
  const bytes = await (hasAlpha ? smallImage.png() : smallImage.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}
