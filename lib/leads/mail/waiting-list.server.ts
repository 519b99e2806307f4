import { mailVehicle } from '../../inventory/mail-vehicle.ts';
import { vehicleById } from '../../inventory/stock/vehicles.server.ts';
import { composeMail } from '../../messaging/mail/compose.server.ts';
import { mailLanguage, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { ComposeMail } from '../../messaging/mail/outbox.server.ts';
import { leadRecipients } from '../../messaging/mail/recipients.ts';
import { dealerOf, priceLeadOf } from '../../messaging/mail/site-details.ts';
import { NO_PAYMENT } from '../../vehicle/finance/payment-choice.ts';
import { itemWord } from '../../vehicle/item-type.ts';
import { mailFigures } from '../mail-figures.ts';
import { rejoinWaitingList, waitingListEntry } from '../waiting-list/entries.server.ts';
import { leaveAtOncePath, leavePath, leaveToken } from '../waiting-list/link.ts';
import { freeMail } from '../waiting-list/mails.ts';

/**
 * Returns a composer for waiting-list mails.
 * If the vehicle is reserved again or recalled by the time the mail is sent, the shopper goes back on the list instead.
 * @param secret `RESERVATION_SECRET`, signs the link to leave the list
 */
export function waitingListComposer(reader: MailSiteReader, secret: string): ComposeMail {
  return async (db, id) => {
    const entry = await waitingListEntry(db, id);
    if (!entry?.mailedAt) return 'needless';
    const site = await reader.site(entry.siteSlug);
    if (!site) return 'nobody';
    const dealerships = site.dealerships.map((dealership) => dealership.id);
    const listing = await vehicleById(db, dealerships, entry.carId, priceLeadOf(site));
    if (listing?.state !== 'live') return 'needless';
    const { vehicle } = listing;
    if (vehicle.reserved || vehicle.open_recall) {
      await rejoinWaitingList(db, id);
      return 'needless';
    }
    const addressee = { dealershipId: vehicle.dealership_id, locationId: vehicle.location_id };
    const language = mailLanguage(site, entry.language);
    const figures = mailFigures(site, NO_PAYMENT, new Date(), language);
    const token = leaveToken(id, secret);
    const mail = await composeMail(reader, site, {
      to: 'shopper',
      dealer: leadRecipients(site, addressee),
      shopper: entry.email,
      language,
      write: () =>
        freeMail({
          vehicle: mailVehicle(site, vehicle, language),
          weekly: figures.weeklyOf(vehicle),
          creditWords: figures.creditWords([vehicle]),
          noun: itemWord(vehicle),
          dealer: dealerOf(site, { ...addressee, vehicle }),
          leaveHref: pageIn(site, leavePath(id, token), language),
          language,
        }),
    });
    return mail === 'nobody' ? mail : { ...mail, unsubscribeUrl: `${site.url}${leaveAtOncePath(id, token)}` };
  };
}
