import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
  /** Constant across all files of a booking, and unique within the host. */
  uid: string;
  /** Shown by some calendars as the source. */
  product: string;
  /** Increased with each change. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  title: string;
  place: string;
  description: string;
  /** The shopper's page for the booking. */
  href: string;
  /** Host of the site; makes the event id globally unique. */
  host: string;
  organiser: string;
}

/**
 * Returns a calendar file (RFC 5545) for a booking, in UTC.
 * A later file of the same booking replaces the calendar entry; a cancelled one removes it.
 */
export function bookingCalendar(entry: CalendarEntry): string {
  const { uid, product, sequence, startsAt, endsAt, isCancelled, href, host } = entry;
  const calendar = new ICalCalendar({
    prodId: { company: 'Forecourt', product, language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${uid}@${host}`,
    sequence,
    start: startsAt,
    end: endsAt,
    summary: entry.title,
    location: entry.place,
    description: `${entry.description}\n${href}`,
    url: href,
    organizer: { name: entry.organiser, email: `noreply@${host}` },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled) event.createAlarm({ trigger: 3_600 });
  return calendar.toString();
}
