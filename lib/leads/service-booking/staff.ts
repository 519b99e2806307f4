import type { Conflict } from './conflict-labels.ts';
import type { Capacity, Way } from './workshop.ts';

export const BOOKING_KINDS = ['service', 'drive'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** What a test drive and a service booking have in common in the calendar. */
interface CalendarBooking {
  id: string;
  /** Slug. */
  site: string;
  status: 'booked' | 'cancelled';
  /** ISO 8601 */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  placeId: string;
  place: string;
  name: string;
  phone: string;
  email: string;
  message: string;
}

export interface CalendarDrive extends CalendarBooking {
  kind: 'drive';
  /** Car with stock number; null if none was chosen. */
  car: string | null;
}

export interface CalendarService extends CalendarBooking {
  kind: 'service';
  /** `Mazda CX-5, ABC123`; null if unknown. */
  vehicle: string | null;
  jobs: string[];
  /** `From $289` */
  price: string;
  duration: string;
  way: Way;
  textAgreed: boolean;
  note: string;
  arrivedAt: string | null;
  readyAt: string | null;
}

export type ListedBooking = CalendarDrive | CalendarService;

/** A workshop on a day. */
export interface WorkshopDay {
  placeId: string;
  place: string;
  /** Opening hours, `7:30 am - 5:30 pm`; null if closed. */
  hours: string | null;
  capacity: Capacity;
  /** Most in use at the same time on that day. */
  used: Capacity;
}

/** A booking that no longer fits the opening hours or the capacity. */
export interface ListedConflict {
  id: string;
  place: string;
  name: string;
  startsAt: string;
  timeZone: string;
  reason: Conflict;
}

export interface CalendarRequest {
  /** `2026-12-01`, by the clocks of each place. */
  date: string;
  /** Slugs; empty for all that the caller may see. */
  sites: string[];
}

export interface CalendarAnswer {
  bookings: ListedBooking[];
  workshops: WorkshopDay[];
  conflicts: ListedConflict[];
  /** True if more exist than are listed. */
  more: boolean;
}

/** Times a booking can be moved to, `2026-11-23T09:00:00+11:00`. */
export interface ServiceSlotsAnswer {
  slots: string[];
}

/** Result of a change; `taken`: the workshop is full then. */
export interface ServiceStepAnswer {
  outcome: 'done' | 'nothing' | 'taken';
}

export const NOTE_LENGTH = 1000;
