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

/** The variables of the image server. */
export const mediaVariables = {
  /** What may be fetched, by imgproxy's name and meaning: the hosts that feeds have their photos on. */
  IMGPROXY_ALLOWED_SOURCES: sourceList,
  /** The same for hosts that may have private addresses: of tests, or on a dealer's own network. */
  MEDIA_PRIVATE_SOURCES: sourceList,
  /** Where the image server reads the hosts that feeds' documents allow besides; without it those of the environment alone count. */
  MEDIA_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** Where originals and variants are kept. */
  MEDIA_FOLDER: z.string().min(1),
  MEDIA_DISK_MB: z.coerce.number().int().min(100).default(20_000),
  /** A bucket of S3, or of what speaks as S3 does, for them to last in: where its objects are, and any prefix. */
  MEDIA_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  /** How many photos of new vehicles are fetched ahead at a time from one host; unset, photos are fetched when somebody asks. */
  PHOTOS_AHEAD: z.coerce.number().int().min(1).max(6).optional(),
  MEDIA_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  MEDIA_HOST: z.string().min(1).default('127.0.0.1'),
};
