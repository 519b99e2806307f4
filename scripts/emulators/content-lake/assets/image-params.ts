import { z } from 'zod';

const pixels = z.coerce.number().positive().max(8192).transform(Math.round);
const fraction = z.coerce.number().min(0).max(1);
const colour = z.string().regex(/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i);

/** Rectangle of the upright original in pixels: left, top, width, height. */
const rect = z
  .string()
  .transform((value) => value.split(',').map(Number))
  .pipe(z.tuple([z.number().min(0), z.number().min(0), z.number().positive(), z.number().positive()]))
  .transform(([left, top, width, height]) => ({
    left: Math.round(left),
    top: Math.round(top),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  }));

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const;
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const;

/** The parameters of an image URL (https://www.sanity.io/docs/apis-and-sdks/image-urls). */
export const imageParams = z
  .object({
    w: pixels.optional(),
    h: pixels.optional(),
    'max-w': pixels.optional(),
    'max-h': pixels.optional(),
    dpr: z.coerce.number().min(1).max(3).default(1),
    fit: z.enum(FITS).optional(),
    crop: z
      .enum([
        'top',
        'bottom',
        'left',
        'right',
        'top,left',
        'top,right',
        'bottom,left',
        'bottom,right',
        'center',
        'focalpoint',
        'entropy',
      ])
      .optional(),
    'fp-x': fraction.optional(),
    'fp-y': fraction.optional(),
    rect: rect.optional(),
    q: z.coerce.number().int().min(1).max(100).default(75),
    fm: z.enum(FORMATS).optional(),
    auto: z.enum(['format']).optional(),
    bg: colour.optional(),
    blur: z.coerce.number().min(0).max(2000).optional(),
    sharp: z.coerce.number().min(0).max(100).optional(),
    sat: z.coerce.number().min(-100).max(100).optional(),
    flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
    or: z.enum(['0', '90', '180', '270']).optional(),
    pad: z.coerce.number().int().min(0).max(1000).optional(),
    invert: z.enum(['true', 'false']).optional(),
    dl: z.string().max(200).optional(),
  })
  // Unknown parameters (cache busters) are ignored, as the image CDN does.
  .strip();

export type ImageParams = z.output<typeof imageParams>;

/** Returns true if the parameters select the stored file itself. */
export function isOriginal({ dpr: _dpr, q: _q, dl: _dl, ...others }: ImageParams): boolean {
  return Object.values(others).every((value) => value === undefined);
}
