import { sheetsPdf } from '@forecourt/lib/inventory/brochure/pdf.server';
import { typePairOf } from '@forecourt/lib/sites/theme-defaults';
import type { VehicleView } from '../page/view.server.ts';
import { sheetLook, vehicleSheet } from './brochure.server.ts';
import { sheetFonts } from './fonts.server.ts';
import { sheetLogo, sheetPhoto } from './pictures.server.ts';

export async function vehiclePdf(view: VehicleView): Promise<Buffer> {
  const { site } = view;
  const sheet = vehicleSheet(view);
  const [photo, logo] = await Promise.all([sheetPhoto(sheet, site, 'window'), sheetLogo(site)]);
  return sheetsPdf([{ sheet, photo }], sheetLook(site), logo, sheetFonts(typePairOf(site)));
}
