import { mailLanguage, smsDateTime } from '../../messaging/mail/mail-language.ts';
import { type BookingSms, type BookingSmsOptions, sendNextBookingSms } from '../booking-sms.server.ts';
import { serviceText } from '../mail/service-booking.server.ts';
import type { SERVICE_TEXTS } from '../tables/service-bookings.ts';
import { SERVICE_COLUMNS, type ServiceBooking } from './booking.server.ts';
import { isSameServiceReminder, serviceReadyText, serviceReminderText } from './messages.ts';

/** Reminders delayed to less than this before arrival are not sent. */
export const LEAST_HOURS = 1;
/** An older message that a car is ready is not sent. */
const READY_HOURS = 12;

const SERVICE_SMS: BookingSms<ServiceBooking & { textKind: (typeof SERVICE_TEXTS)[number] | null }> = {
  table: 'service_bookings',
  columns: `${SERVICE_COLUMNS}, text_kind as "textKind"`,
  only: `status = 'booked' and (
    (text_kind = 'reminder' and arrives_at > now() + interval '${LEAST_HOURS} hours')
    or (text_kind = 'ready' and text_queued_at > now() - interval '${READY_HOURS} hours'))`,
  queuedAt: 'text_queued_at',
  write: (booking, lead, site, secret) => {
    const language = mailLanguage(site, lead.language);
    const { day, place } = serviceText(booking, lead, site, secret, language);
    const when = smsDateTime(booking.arrivesAt, booking.timeZone, language);
    const words = { site: site.name, when, day, place: place.name, phone: place.phone, language };
    if (booking.textKind === 'ready') {
      const ready = serviceReadyText(words);
      return { name: 'text.serviceReady', body: ready, isSame: (body) => body === ready };
    }
    return {
      name: 'text.serviceReminder',
      body: serviceReminderText(words),
      isSame: (body) => isSameServiceReminder(body, words),
    };
  },
};

/** Sends the next due SMS about a service booking; false if none is due. */
export const sendNextServiceSms = (options: BookingSmsOptions): Promise<boolean> =>
  sendNextBookingSms(options, SERVICE_SMS);
