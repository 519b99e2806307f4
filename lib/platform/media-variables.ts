import { z } from 'zod';
import { SOURCE } from './media-sources.ts';

const sourceList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((source) => source.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(SOURCE, 'not http(s)://host/, with the slash')));

export const mediaVariables = {
  /** Photo hosts of feeds that may be fetched from; name and syntax are imgproxy's. */
  IMGPROXY_ALLOWED_SOURCES: sourceList,
  /** The same for hosts with private addresses: in tests, or on a dealer's network. */
  MEDIA_PRIVATE_SOURCES: sourceList,
  /** Database with the photo hosts of feed documents; without it only the environment's hosts are allowed. */
  MEDIA_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  MEDIA_FOLDER: z.string().min(1),
  MEDIA_DISK_MB: z.coerce.number().int().min(100).default(20_000),
  /** An S3-compatible bucket for permanent storage: the URL of its objects, with an optional prefix. */
  MEDIA_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  /** Photos of new vehicles prefetched at a time per host; unset, photos are fetched on demand. */
  PHOTOS_AHEAD: z.coerce.number().int().min(1).max(6).optional(),
  MEDIA_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  MEDIA_HOST: z.string().min(1).default('127.0.0.1'),
};
