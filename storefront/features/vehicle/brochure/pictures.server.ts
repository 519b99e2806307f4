import { type EmbeddedPicture, logoOf, photoOf } from '@forecourt/lib/inventory/brochure/pictures.server';
import type { Sheet } from '@forecourt/lib/inventory/brochure/sheet';
import type { Site } from '@forecourt/lib/sites/site';
import { pictureHosts } from '@/content/picture-origin.server.ts';
import { log } from '@/logging/log.server.ts';
import { imageUrl } from '@/ui/image.ts';

/** 523 points wide: printed at 220 dpi for a window, at 150 dpi for a booklet with its many pictures. */
const WIDTHS = { window: 1600, booklet: 1080 } as const;
const SHAPE = 16 / 9;

const orNone = (picture: Promise<EmbeddedPicture>, site: Site, stocknum?: string) =>
  picture.catch((error: unknown) => {
    log.warn({ err: error, site: site.slug, stocknum }, 'brochure_picture_failed');
    return null;
  });

export async function sheetPhoto(
  { photo, isWhole, stockNumber }: Sheet,
  site: Site,
  use: keyof typeof WIDTHS,
): Promise<EmbeddedPicture | null> {
  if (!photo) return null;
  const width = WIDTHS[use];
  const address = imageUrl(photo, { width, ...(!isWhole && { ratio: SHAPE }) });
  const fit = isWhole ? ('inside' as const) : ('cover' as const);
  const shape = { width, height: Math.round(width / SHAPE), fit };
  return orNone(photoOf(address, pictureHosts(), shape), site, stockNumber);
}

export const sheetLogo = async (site: Site): Promise<EmbeddedPicture | null> =>
  site.logo && orNone(logoOf(site.logo.url, pictureHosts()), site);
