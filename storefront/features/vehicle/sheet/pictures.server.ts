import { type EmbeddedPicture, logoOf, photoOf } from '@forecourt/lib/inventory/brochure/pictures.server';
import type { Sheet } from '@forecourt/lib/inventory/brochure/sheet';
import type { Site } from '@forecourt/lib/sites/site';
import { pictureHosts } from '@/content/picture-origin.server.ts';
import { log } from '@/logging/log.server.ts';
import { imageUrl } from '@/ui/image.ts';

/** 523 points wide: printed at 220 dots an inch for a window, at 150 for a booklet, which has many. */
const WIDTHS = { window: 1600, booklet: 1080 } as const;
const SHAPE = 16 / 9;

/** A picture that does not come leaves its place, and a line in the log. */
const orNone = (picture: Promise<EmbeddedPicture>, site: Site, stocknum?: string) =>
  picture.catch((error: unknown) => {
    log.warn({ err: error, site: site.slug, stocknum }, 'a picture of a sheet did not come');
    return null;
  });

/** The photograph of a sheet; null where there is none, or where it does not come. */
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

/** The mark of a site's sheets; null where its name stands in letters. */
export const sheetLogo = async (site: Site): Promise<EmbeddedPicture | null> =>
  site.logo && orNone(logoOf(site.logo.url, pictureHosts()), site);
