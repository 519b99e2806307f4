import { mailTexts, pageIn } from '../messaging/mail/mail-language.ts';
import type { MailSite } from '../messaging/mail/mail-site.server.ts';
import { mailPriceRules, priceLeadOf } from '../messaging/mail/site-details.ts';
import { ENGLISH, type Language } from '../platform/language/languages.ts';
import { withPriceLead } from '../vehicle/price-lead.ts';
import { priceStatement } from '../vehicle/price-statement.ts';
import { vehicleSubtitle, vehicleTitle } from '../vehicle/title.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { primaryImageUrl, vehiclePath } from '../vehicle/vehicle-path.ts';
import { signedVariant } from './media/variants.ts';

export interface MailVehicle {
  title: string;
  subtitle: string | null;
  price: string;
  href: string;
  picture: string | null;
  stocknum: string;
}

/** The picture of a vehicle at twice the size mails show it at. */
const PICTURE_WIDTH = 256;
export const PICTURE = `w=${PICTURE_WIDTH}&h=192&fit=crop&fm=jpg&q=80`;
const pictureAt = (source: string): string =>
  signedVariant(source, PICTURE_WIDTH) ?? `${source}${source.includes('?') ? '&' : '?'}${PICTURE}`;

/**
 * A vehicle of the stock table as mails of a site show it.
 * @param language of the mail and of the page that it links to
 */
export function mailVehicle(
  site: MailSite,
  storedVehicle: Vehicle,
  language: Language = ENGLISH,
): MailVehicle {
  const vehicle = withPriceLead(storedVehicle, priceLeadOf(site));
  const picture = primaryImageUrl(vehicle);
  return {
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    price: priceStatement(vehicle, mailPriceRules(site), mailTexts(language, 'price')).text,
    href: pageIn(site, vehiclePath(vehicle), language),
    picture: picture && pictureAt(picture),
    stocknum: vehicle.stocknum,
  };
}
