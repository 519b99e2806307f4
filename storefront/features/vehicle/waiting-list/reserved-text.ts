import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { formatTime } from '@forecourt/lib/platform/text/format';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { VehicleView } from '../page/view.server.ts';

/** What a page says about a vehicle that another shopper holds or has reserved. */
export interface ReservedText {
  /** `On hold until 3:40 pm`, `This car has been reserved`. */
  heading: string;
  /** What may still happen. */
  note: string;
  /** `3:40 pm`, by the clock of the location; null without a hold that ends by itself. */
  until: string | null;
}

/** Returns the text on a vehicle's reservation; null for a vehicle that is free or not in stock. */
export function reservedText(
  {
    vehicle,
    heldUntil,
    site,
    location,
    inStock,
  }: Pick<VehicleView, 'vehicle' | 'heldUntil' | 'site' | 'location' | 'inStock'>,
  language: Language = ENGLISH,
): ReservedText | null {
  if (!vehicle.reserved || !inStock) return null;
  const noun = itemWord(vehicle);
  const until =
    heldUntil && formatTime(heldUntil, placeTimeZone(location?.address, site.settings.timeZone), language);
  const t = translatorOf(language, 'vehicle');
  return until
    ? {
        heading: t('reservation.onHold', { until }),
        note: t('reservation.onHoldNote', { noun }),
        until,
      }
    : { heading: t('reservation.reserved', { noun }), note: t('reservation.mayFall'), until: null };
}
