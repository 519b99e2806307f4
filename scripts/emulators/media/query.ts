import { z } from 'zod';

/** Sizes are clamped to this range: no picture is larger, and no layout needs a smaller one. */
const MIN_SIZE = 16;
export const MAX_SIZE = 2400;

const FORMATS = ['webp', 'jpg', 'png', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

const size = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number of pixels` })
    .positive(`${name} must be greater than 0`)
    .transform((value) => Math.min(MAX_SIZE, Math.max(MIN_SIZE, Math.round(value))));

const rect = z
  .string()
  .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/, 'rect must be left,top,width,height in whole pixels')
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number);
    return { left, top, width, height };
  })
  .refine((area) => area.width > 0 && area.height > 0, 'rect must have a width and a height');

/**
 * The URL parameters of a picture, with the names and meanings of Sanity's image pipeline
 * (https://www.sanity.io/docs/image-urls): `w`, `h`, `q`, `fit`, `rect`, `fm`, `auto=format`, `dpr`. Unknown
 * parameters are ignored, as in Sanity.
 */
const querySchema = z.object({
  w: size('w').optional(),
  h: size('h').optional(),
  q: z.coerce
    .number({ error: 'q must be a number from 1 to 100' })
    .int('q must be a whole number')
    .min(1, 'q must be from 1 to 100')
    .max(100, 'q must be from 1 to 100')
    .default(75),
  fit: z.enum(['clip', 'crop', 'max'], { error: 'fit must be clip, crop or max' }).default('clip'),
  rect: rect.optional(),
  fm: z
    .enum([...FORMATS, 'pjpg'], { error: `fm must be one of ${FORMATS.join(', ')}, pjpg` })
    .transform((format): Format => (format === 'pjpg' ? 'jpg' : format))
    .optional(),
  auto: z.literal('format', { error: 'auto must be format' }).optional(),
  dpr: z.coerce
    .number({ error: 'dpr must be a number from 1 to 3' })
    .min(1, 'dpr must be from 1 to 3')
    .max(3, 'dpr must be from 1 to 3')
    .default(1),
});
export type Query = z.output<typeof querySchema>;

export type ParsedQuery = { ok: true; query: Query } | { ok: false; message: string };

/** Parses the parameters of a URL. Empty ones count as absent; an invalid one returns an error message. */
export function parseQuery(parameters: URLSearchParams): ParsedQuery {
  const parameterValues = Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
  const parsedValues = querySchema.safeParse(parameterValues);
  if (parsedValues.success) return { ok: true, query: parsedValues.data };
  return { ok: false, message: parsedValues.error.issues.map((issue) => issue.message).join('; ') };
}

/**
 * Returns the output format. `fm` takes precedence; `auto=format` returns WebP for browsers that accept it
 * and JPEG for others; the default is WebP, the format of the originals. AVIF takes seconds to encode, so
 * `auto` serves it only if `cachedAvif` finds one that was requested by name before.
 */
export function chooseFormat(query: Query, accept: string, cachedAvif: () => boolean): Format {
  if (query.fm) return query.fm;
  if (!query.auto) return 'webp';
  if (accept.includes('image/avif') && cachedAvif()) return 'avif';
  return accept.includes('image/webp') || accept.includes('image/avif') ? 'webp' : 'jpg';
}
