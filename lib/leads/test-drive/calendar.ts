import { bookingCalendar, type CalendarEntry } from '../booking-calendar.ts';
import { SLOT_MINUTES } from './slots.ts';

type CalendarDrive = Omit<CalendarEntry, 'uid' | 'product' | 'endsAt'> & { id: string };

/** Returns a calendar file for a drive. */
export const driveCalendar = ({ id, ...drive }: CalendarDrive): string =>
  bookingCalendar({
    ...drive,
    uid: `test-drive-${id}`,
    product: 'Test drives',
    endsAt: new Date(drive.startsAt.getTime() + SLOT_MINUTES * 60_000),
  });
