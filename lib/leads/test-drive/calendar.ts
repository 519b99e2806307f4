import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { SLOT_MINUTES } from './slots.ts';

export interface CalendarDrive {
  /** Constant across all files of a drive. */
  id: string;
  /** Increased with each change. */
  sequence: number;
  startsAt: Date;
  isCancelled: boolean;
  title: string;
  place: string;
  description: string;
  /** The shopper's page for the drive. */
  href: string;
  /** Host of the site; makes the event id globally unique. */
  host: string;
  organiser: string;
}

/**
 * Returns a calendar file (RFC 5545) for a drive, in UTC.
 * A later file of the same drive replaces the calendar entry; a cancelled one removes it.
 */
export function driveCalendar(drive: CalendarDrive): string {
  const { id, sequence, startsAt, isCancelled, title, place, description, href, host, organiser } = drive;
  const calendar = new ICalCalendar({
    prodId: { company: 'Forecourt', product: 'Test drives', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `test-drive-${id}@${host}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000),
    summary: title,
    location: place,
    description: `${description}\n${href}`,
    url: href,
    organizer: { name: organiser, email: `noreply@${host}` },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled) event.createAlarm({ trigger: 3_600 });
  return calendar.toString();
}
