import path from 'node:path';
import { z } from 'zod';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { openBucket } from '../../platform/storage/bucket.server.ts';
import type { PhotoStorage } from '../../platform/storage/storage.ts';
import { bucketStorage } from './bucket-storage.server.ts';
import { openDisk } from './disk.server.ts';

const BYTES_PER_MB = 1_000_000;

export const storageSchema = z
  .object({
    MEDIA_FOLDER: variables.MEDIA_FOLDER,
    MEDIA_DISK_MB: variables.MEDIA_DISK_MB,
    MEDIA_S3_URL: variables.MEDIA_S3_URL,
    MEDIA_S3_REGION: variables.MEDIA_S3_REGION,
    MEDIA_S3_KEY_ID: variables.MEDIA_S3_KEY_ID,
    MEDIA_S3_SECRET: variables.MEDIA_S3_SECRET,
  })
  .transform((values, context) => {
    const { MEDIA_S3_URL: url, MEDIA_S3_REGION: region } = values;
    const { MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret } = values;
    if (url && keyId && secret) return { ...values, bucket: { url, region, keyId, secret } };
    if (url)
      for (const name of ['MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const)
        if (!values[name])
          context.addIssue({ code: 'custom', path: [name], message: 'missing for MEDIA_S3_URL' });
    return { ...values, bucket: null };
  });

export type StorageSettings = z.output<typeof storageSchema>;

/** Subfolder, and prefix in the bucket, of photos that must not be evicted. */
const KEPT = 'kept';

/** Opens the storage of originals and variants, which can be recreated. */
export async function openStorage(settings: StorageSettings): Promise<PhotoStorage> {
  const disk = await openDisk(path.resolve(settings.MEDIA_FOLDER), settings.MEDIA_DISK_MB * BYTES_PER_MB);
  return settings.bucket ? bucketStorage(openBucket(settings.bucket), disk) : disk;
}

/** Opens the storage of photos delivered as files, which are deleted only explicitly. */
export async function openKeptPhotos(settings: StorageSettings): Promise<PhotoStorage> {
  const { MEDIA_FOLDER, MEDIA_DISK_MB, bucket } = settings;
  const folder = path.resolve(MEDIA_FOLDER, KEPT);
  if (!bucket) return openDisk(folder, Number.POSITIVE_INFINITY);
  const near = await openDisk(folder, MEDIA_DISK_MB * BYTES_PER_MB);
  return bucketStorage(openBucket({ ...bucket, url: `${bucket.url.replace(/\/+$/, '')}/${KEPT}` }), near);
}

/**
 * As `openKeptPhotos`; null without MEDIA_FOLDER, or without the keys to show them.
 *
 * @throws EnvironmentError
 */
export function keptPhotosOf(
  environment: Record<string, string | undefined>,
): () => Promise<PhotoStorage | null> {
  const { MEDIA_FOLDER, MEDIA_URL, IMGPROXY_KEY, IMGPROXY_SALT } = environment;
  if (!MEDIA_FOLDER || !MEDIA_URL || !IMGPROXY_KEY || !IMGPROXY_SALT) return async () => null;
  const settings = parseEnvironment(storageSchema, environment);
  return () => openKeptPhotos(settings);
}
