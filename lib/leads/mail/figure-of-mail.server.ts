import { vehicleById } from '../../inventory/stock/vehicles.server.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { priceLeadOf } from '../../messaging/mail/site-details.ts';
import type { FigureOfMail, VehicleFigure } from '../../messaging/mail/vehicle-figure.ts';
import type { Language } from '../../platform/language/languages.ts';
import { parseSettings } from '../../sites/settings.ts';
import { licencesOf } from '../../vehicle/finance/licences.ts';
import type { ShopperPayment } from '../../vehicle/finance/payment-choice.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { dealFigure } from '../deal/deal-figure.ts';
import { findDeal } from '../deal/deals.server.ts';
import { paymentOfAddress } from '../finance-quote/shopper-payment.server.ts';
import { mailFigures } from '../mail-figures.ts';

/**
 * Returns the weekly figure of a mail: the one of the vehicle's card for this shopper, or in a mail about a deal the
 * one of the deal. There is none if the vehicle is not for sale, or if the mail shows another price than today's.
 */
export const figureOfMail: FigureOfMail = async (
  db,
  site,
  { siteSlug, address, vehicleId, price, deal, language },
) => {
  const dealerships = site.dealerships.map(({ id }) => id);
  const listing = await vehicleById(db, dealerships, vehicleId, priceLeadOf(site));
  if (listing?.state !== 'live') return null;
  const { vehicle } = listing;
  if (price !== undefined && price !== sellingPrice(vehicle)) return null;
  if (deal) {
    const versions = (await findDeal(db, [siteSlug], deal.id))?.versions ?? [];
    const version = versions.find(({ number }) => number === deal.version) ?? versions.at(-1);
    const { settings } = parseSettings(site.finance ?? {});
    return version ? dealFigure(version.figures, licencesOf([vehicle], settings), language) : null;
  }
  const now = new Date();
  return vehicleFigure(site, vehicle, await paymentOfAddress(db, { siteSlug, address }, now), now, language);
};

function vehicleFigure(
  site: MailSite,
  vehicle: Vehicle,
  payment: ShopperPayment,
  now: Date,
  language: Language,
): VehicleFigure | null {
  const { weeklyOf, creditWords } = mailFigures(site, payment, now, language);
  const weekly = weeklyOf(vehicle);
  return weekly ? { weekly, creditWords: creditWords([vehicle]) } : null;
}
