import { mailVehicle } from '../../inventory/mail-vehicle.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dealerOf } from '../../messaging/mail/site-details.ts';
import type { MailFile } from '../../messaging/mail/transport.server.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import { formatDateTime, localTime } from '../../sites/local-time.ts';
import type { LeadToDeliver } from '../lead-to-deliver.server.ts';
import type { TestDrive } from '../test-drive/booking.server.ts';
import { driveCalendar } from '../test-drive/calendar.ts';
import { drivePath, driveToken } from '../test-drive/link.ts';
import type { DriveText } from '../test-drive/messages.ts';

/** Formats a test drive for its mails. `RESERVATION_SECRET` signs the cancellation link. */
export function driveText(
  drive: TestDrive,
  { payload, vehicle }: Pick<LeadToDeliver, 'payload' | 'vehicle'>,
  site: MailSite,
  secret: string,
): DriveText {
  const location = site.locations.find(({ id }) => id === drive.locationId);
  const { street, city, state, postcode } = location?.address ?? {};
  const town = [city, state, postcode].filter(Boolean).join(' ');
  const { name, phone } = dealerOf(site, { ...drive, vehicle });
  return {
    name: payload.name,
    mobile: readablePhone(payload.phone),
    when: formatDateTime(drive.startsAt, drive.timeZone),
    day: dayOf(drive.startsAt, drive.timeZone) === dayOf(new Date(), drive.timeZone) ? 'today' : 'tomorrow',
    place: { name, phone, address: [street, town].filter(Boolean).join(', ') || null },
    vehicle: vehicle && mailVehicle(site, vehicle),
    href: `${site.url}${drivePath(drive.id, driveToken(drive.id, secret))}`,
  };
}

const dayOf = (moment: Date, timeZone: string): string => localTime(moment, timeZone).slice(0, 10);

export function driveFile(drive: TestDrive, words: DriveText, site: MailSite): MailFile {
  const isCancelled = drive.status === 'cancelled';
  return {
    name: 'test-drive.ics',
    type: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: driveCalendar({
      ...drive,
      isCancelled,
      title: `Test drive${words.vehicle ? `: ${words.vehicle.title}` : ''}`,
      place: [words.place.name, words.place.address].filter(Boolean).join(', '),
      description: 'Please bring your driver licence.',
      href: words.href,
      host: new URL(site.url).hostname,
      organiser: words.place.name,
    }),
  };
}
