/** A drive as staff see it. */
export interface ListedDrive {
  id: string;
  /** Slug. */
  site: string;
  status: 'booked' | 'cancelled';
  /** ISO 8601 */
  startsAt: string;
  timeZone: string;
  /** Where the car is driven, as the site calls it. */
  place: string;
  /** The car with its stock number; null where none was chosen. */
  car: string | null;
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** Which drives: those to come, soonest first, or those that were, latest first. */
export const DRIVE_SPANS = ['coming', 'past'] as const;
export type DriveSpan = (typeof DRIVE_SPANS)[number];

export interface DrivesRequest {
  span: DriveSpan;
  /** Slugs; none means all that the caller may see. */
  sites: string[];
}

export interface DrivesAnswer {
  drives: ListedDrive[];
  /** Whether there are more than are listed. */
  more: boolean;
}

/** The times to which a drive can be moved, `2026-11-23T09:00:00+11:00`. */
export interface DriveSlotsAnswer {
  slots: string[];
}

/** What came of a step: `taken`: somebody else has that time by now. */
export interface DriveStepAnswer {
  outcome: 'done' | 'nothing' | 'taken';
}
