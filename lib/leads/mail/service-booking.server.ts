import { longDateTime, mailTexts, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dealerOf } from '../../messaging/mail/site-details.ts';
import type { MailFile } from '../../messaging/mail/transport.server.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { bookingCalendar } from '../booking-calendar.ts';
import type { LeadToDeliver } from '../lead-to-deliver.server.ts';
import type { ServiceBooking } from '../service-booking/booking.server.ts';
import { serviceBookingPath, serviceToken } from '../service-booking/link.ts';
import type { ServiceText } from '../service-booking/messages.ts';
import { dateIn } from '../service-booking/stay.ts';
import { priceKind, priceText, type TotalPrice, totalPrice } from '../service-booking/work.ts';
import { WAY_LABELS } from '../service-booking/workshop.ts';

/**
 * Formats a service booking for its mails. `RESERVATION_SECRET` signs the link to change it.
 * @param language of the mail; mails to the dealer are in English
 */
export function serviceText(
  booking: ServiceBooking,
  { payload }: Pick<LeadToDeliver, 'payload'>,
  site: MailSite,
  secret: string,
  language: Language = ENGLISH,
): ServiceText {
  const { arrivesAt, leavesAt, timeZone, locationId, jobs, way } = booking;
  const location = site.locations.find(({ id }) => id === locationId);
  const { street, city, state, postcode } = location?.address ?? {};
  const town = [city, state, postcode].filter(Boolean).join(' ');
  const { name, phone } = dealerOf(site, { ...booking, vehicle: null });
  const model = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
  return {
    name: payload.name,
    mobile: readablePhone(payload.phone),
    when: longDateTime(arrivesAt, timeZone, language),
    readyBy: longDateTime(leavesAt, timeZone, language),
    day: dateIn(arrivesAt, timeZone) === dateIn(new Date(), timeZone) ? 'today' : 'tomorrow',
    place: { name, phone, address: [street, town].filter(Boolean).join(', ') || null },
    vehicle: [model, payload.rego].filter(Boolean).join(', ') || null,
    jobs: jobs.map((job) => job.name),
    price: priceIn(totalPrice(jobs), language),
    way: language === ENGLISH ? WAY_LABELS[way] : mailTexts(language, 'bookingMail')(`service.ways.${way}`),
    language,
    hasLoanCar: way === 'loanCar',
    href: pageIn(site, serviceBookingPath(booking.id, serviceToken(booking.id, secret)), language),
  };
}

/** Formats a price in a language: see `priceText`. */
function priceIn(total: TotalPrice, language: Language): string {
  if (language === ENGLISH) return priceText(total, translatorOf(ENGLISH, 'service'));
  const { kind, amount } = priceKind(total);
  return kind === 'exact'
    ? amount
    : mailTexts(language, 'bookingMail')(`service.prices.${kind}`, { price: amount });
}

export function serviceFile(booking: ServiceBooking, words: ServiceText, site: MailSite): MailFile {
  const isCancelled = booking.status === 'cancelled';
  return {
    name: 'service.ics',
    type: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: bookingCalendar({
      uid: `service-${booking.id}`,
      product: 'Service bookings',
      sequence: booking.sequence,
      startsAt: booking.arrivesAt,
      endsAt: booking.leavesAt,
      isCancelled,
      title: mailTexts(words.language ?? ENGLISH, 'bookingMail')('service.calendarTitle', {
        place: words.place.name,
      }),
      place: [words.place.name, words.place.address].filter(Boolean).join(', '),
      description: words.jobs.join(', '),
      href: words.href,
      host: new URL(site.url).hostname,
      organiser: words.place.name,
    }),
  };
}
