import { mailVehicle } from '../../inventory/mail-vehicle.ts';
import { longDateTime, mailTexts, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dealerOf } from '../../messaging/mail/site-details.ts';
import type { MailFile } from '../../messaging/mail/transport.server.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { localTime } from '../../sites/local-time.ts';
import type { LeadToDeliver } from '../lead-to-deliver.server.ts';
import type { TestDrive } from '../test-drive/booking.server.ts';
import { driveCalendar } from '../test-drive/calendar.ts';
import { drivePath, driveToken } from '../test-drive/link.ts';
import type { DriveText } from '../test-drive/messages.ts';

/**
 * Formats a test drive for its mails. `RESERVATION_SECRET` signs the cancellation link.
 * @param language of the mail; mails to the dealer are in English
 */
export function driveText(
  drive: TestDrive,
  { payload, vehicle }: Pick<LeadToDeliver, 'payload' | 'vehicle'>,
  site: MailSite,
  secret: string,
  language: Language = ENGLISH,
): DriveText {
  const location = site.locations.find(({ id }) => id === drive.locationId);
  const { street, city, state, postcode } = location?.address ?? {};
  const town = [city, state, postcode].filter(Boolean).join(' ');
  const { name, phone } = dealerOf(site, { ...drive, vehicle });
  return {
    name: payload.name,
    mobile: readablePhone(payload.phone),
    when: longDateTime(drive.startsAt, drive.timeZone, language),
    day: dayOf(drive.startsAt, drive.timeZone) === dayOf(new Date(), drive.timeZone) ? 'today' : 'tomorrow',
    place: { name, phone, address: [street, town].filter(Boolean).join(', ') || null },
    vehicle: vehicle && mailVehicle(site, vehicle, language),
    language,
    href: pageIn(site, drivePath(drive.id, driveToken(drive.id, secret)), language),
  };
}

const dayOf = (moment: Date, timeZone: string): string => localTime(moment, timeZone).slice(0, 10);

export function driveFile(drive: TestDrive, words: DriveText, site: MailSite): MailFile {
  const isCancelled = drive.status === 'cancelled';
  const texts = mailTexts(words.language ?? ENGLISH, 'bookingMail');
  const title = texts('drive.calendarTitle');
  return {
    name: 'test-drive.ics',
    type: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: driveCalendar({
      ...drive,
      isCancelled,
      title: words.vehicle ? `${title}: ${words.vehicle.title}` : title,
      place: [words.place.name, words.place.address].filter(Boolean).join(', '),
      description: texts('drive.licence'),
      href: words.href,
      host: new URL(site.url).hostname,
      organiser: words.place.name,
    }),
  };
}
