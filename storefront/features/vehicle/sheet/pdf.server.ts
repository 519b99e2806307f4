import { environment } from '@forecourt/lib/env';
import { sheetsPdf } from '@forecourt/lib/sheet/pdf.server';
import { type SheetPicture, sheetLogo, sheetPhoto } from '@forecourt/lib/sheet/pictures.server';
import { pictureOrigin } from '@/content/picture-origin.server.ts';
import { log } from '@/logging/log.server.ts';
import { imageUrl } from '@/ui/image.ts';
import type { VehicleView } from '../page/view.server.ts';
import { sheetFonts } from './fonts.server.ts';
import { sheetLook, vehicleSheet } from './sheet.server.ts';

/** Wide and tall as the sheet's photograph, so that the CDN cuts it as pages do. */
const PHOTO = { width: 1600, ratio: 16 / 9, quality: 80 };

/** The sheet of a vehicle as a PDF. A picture that does not come leaves its place, and a line in the log. */
export async function vehiclePdf(view: VehicleView): Promise<Buffer> {
  const { site } = view;
  const sheet = vehicleSheet(view);
  const look = sheetLook(site);
  const hosts = [new URL(environment().MEDIA_URL).origin, pictureOrigin()];
  const orNone = (picture: Promise<SheetPicture>) =>
    picture.catch((error: unknown) => {
      log.warn({ err: error, site: site.slug, car: view.vehicle.slug }, 'a picture of a sheet did not come');
      return null;
    });
  const [photo, logo] = await Promise.all([
    sheet.photo ? orNone(sheetPhoto(imageUrl(sheet.photo, PHOTO), hosts)) : null,
    look.logo ? orNone(sheetLogo(look.logo.url, hosts)) : null,
  ]);
  return sheetsPdf([{ sheet, photo }], look, logo, sheetFonts(site.template));
}
