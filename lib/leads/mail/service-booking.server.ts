import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dealerOf } from '../../messaging/mail/site-details.ts';
import type { MailFile } from '../../messaging/mail/transport.server.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { formatDateTime } from '../../sites/local-time.ts';
import { bookingCalendar } from '../booking-calendar.ts';
import type { LeadToDeliver } from '../lead-to-deliver.server.ts';
import type { ServiceBooking } from '../service-booking/booking.server.ts';
import { serviceBookingPath, serviceToken } from '../service-booking/link.ts';
import type { ServiceText } from '../service-booking/messages.ts';
import { dateIn } from '../service-booking/stay.ts';
import { priceText, totalPrice } from '../service-booking/work.ts';
import { WAY_LABELS } from '../service-booking/workshop.ts';

/** Formats a service booking for its mails. `RESERVATION_SECRET` signs the link to change it. */
export function serviceText(
  booking: ServiceBooking,
  { payload }: Pick<LeadToDeliver, 'payload'>,
  site: MailSite,
  secret: string,
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
    when: formatDateTime(arrivesAt, timeZone),
    readyBy: formatDateTime(leavesAt, timeZone),
    day: dateIn(arrivesAt, timeZone) === dateIn(new Date(), timeZone) ? 'today' : 'tomorrow',
    place: { name, phone, address: [street, town].filter(Boolean).join(', ') || null },
    vehicle: [model, payload.rego].filter(Boolean).join(', ') || null,
    jobs: jobs.map((job) => job.name),
    price: priceText(totalPrice(jobs)),
    way: WAY_LABELS[way],
    hasLoanCar: way === 'loanCar',
    href: `${site.url}${serviceBookingPath(booking.id, serviceToken(booking.id, secret))}`,
  };
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
      title: `Service at ${words.place.name}`,
      place: [words.place.name, words.place.address].filter(Boolean).join(', '),
      description: words.jobs.join(', '),
      href: words.href,
      host: new URL(site.url).hostname,
      organiser: words.place.name,
    }),
  };
}
