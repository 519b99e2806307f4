import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { SLOT_MINUTES } from './slots.ts';

/** A drive as a calendar shows it. */
export interface CalendarDrive {
  /** The same in every file about one drive. */
  id: string;
  /** Which of two files is the newer. */
  sequence: number;
  startsAt: Date;
  isCancelled: boolean;
  title: string;
  place: string;
  description: string;
  /** The shopper's page of it. */
  href: string;
  /** Host of the site: makes the id its own among all calendars. */
  host: string;
  organiser: string;
}

/**
 * A drive as a calendar file (RFC 5545); times are UTC, which every calendar shows in its own zone. A later file of the
 * same drive replaces the earlier entry, and one of a cancelled drive removes it.
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
