import { type Sheet, sheetOf } from '@forecourt/lib/inventory/brochure/sheet';
import type { SheetLook } from '@forecourt/lib/inventory/brochure/sheet-look';
import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { addressLine } from '@/features/location/address.ts';
import { absolute } from '@/seo/absolute.ts';
import type { VehicleView } from '../page/view.server.ts';

export function vehicleSheet({ site, vehicle, location, phone, law, now, language }: VehicleView): Sheet {
  const { timeZone, regoExpiredText } = site.settings;
  return sheetOf(
    vehicle,
    { timeZone, regoExpiredText, ...priceRules(site) },
    {
      url: absolute(site, inLanguage(vehiclePath(vehicle), language ?? ENGLISH)),
      ...(language && { language }),
      now,
      law,
      dealer: {
        name: location?.name ?? vehicle.dealership_name,
        address: location && addressLine(location.address),
        phone: phone?.number ?? null,
        licence: location?.dealer_license_number ?? null,
      },
    },
  );
}

export function sheetLook({ name, template, logo, theme }: Site): SheetLook {
  const { light } = palettes(theme);
  return {
    siteName: name,
    template,
    logo,
    colours: {
      paper: light.surface,
      ink: light.ink,
      muted: light['ink-muted'],
      line: light.line,
      ground: light.sunken,
      accent: light['accent-ink'],
    },
  };
}
