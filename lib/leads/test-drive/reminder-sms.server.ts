import { mailLanguage, smsDateTime } from '../../messaging/mail/mail-language.ts';
import { type BookingSms, type BookingSmsOptions, sendNextBookingSms } from '../booking-sms.server.ts';
import { driveText } from '../mail/test-drive.server.ts';
import { BOOKING_COLUMNS, type TestDrive } from './booking.server.ts';
import { isSameReminder, reminderText } from './messages.ts';

/** Reminders delayed to less than this before the drive are not sent. */
export const LEAST_HOURS = 1;

export type ReminderSmsOptions = BookingSmsOptions;

const REMINDER: BookingSms<TestDrive> = {
  table: 'test_drive_bookings',
  columns: BOOKING_COLUMNS,
  only: `status = 'booked' and starts_at > now() + interval '${LEAST_HOURS} hours'`,
  queuedAt: 'reminded_at',
  write: (drive, lead, site, secret) => {
    const language = mailLanguage(site, lead.language);
    const { day, place } = driveText(drive, lead, site, secret, language);
    const when = smsDateTime(drive.startsAt, drive.timeZone, language);
    const reminder = { site: site.name, when, day, place: place.name, phone: place.phone, language };
    return {
      name: 'text.driveReminder',
      body: reminderText(reminder),
      isSame: (body) => isSameReminder(body, reminder),
    };
  },
};

/** Sends the next due SMS reminder of a test drive; false if none is due. */
export const sendNextReminderSms = (options: ReminderSmsOptions): Promise<boolean> =>
  sendNextBookingSms(options, REMINDER);
