import { sheetsPdf } from '@forecourt/lib/sheet/pdf.server';
import { type EmbeddedPicture, logoOf, photoOf } from '@forecourt/lib/sheet/pictures.server';
import { pictureHosts } from '@/content/picture-origin.server.ts';
import { log } from '@/logging/log.server.ts';
import { imageUrl } from '@/ui/image.ts';
import type { VehicleView } from '../page/view.server.ts';
import { sheetFonts } from './fonts.server.ts';
import { sheetLook, vehicleSheet } from './sheet.server.ts';

/** 523 points wide, printed at 220 dots an inch. */
const PHOTO = { width: 1600, height: 900 };

/** The sheet of a vehicle as a PDF. A picture that does not come leaves its place, and a line in the log. */
export async function vehiclePdf(view: VehicleView): Promise<Buffer> {
  const { site } = view;
  const sheet = vehicleSheet(view);
  const look = sheetLook(site);
  const hosts = pictureHosts();
  const orNone = (picture: Promise<EmbeddedPicture>) =>
    picture.catch((error: unknown) => {
      log.warn({ err: error, site: site.slug, car: view.vehicle.slug }, 'a picture of a sheet did not come');
      return null;
    });
  const [photo, logo] = await Promise.all([
    sheet.photo
      ? orNone(
          photoOf(
            imageUrl(sheet.photo, { width: PHOTO.width, ratio: PHOTO.width / PHOTO.height }),
            hosts,
            PHOTO,
          ),
        )
      : null,
    look.logo ? orNone(logoOf(look.logo.url, hosts)) : null,
  ]);
  return sheetsPdf([{ sheet, photo }], look, logo, sheetFonts(site.template));
}
