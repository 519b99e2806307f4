export interface ListedDrive {
  id: string;
  /** Slug. */
  site: string;
  status: 'booked' | 'cancelled';
  /** ISO 8601 */
  startsAt: string;
  timeZone: string;
  place: string;
  /** Car with stock number; null if none was chosen. */
  car: string | null;
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** `coming`: soonest first; `past`: latest first. */
export const DRIVE_SPANS = ['coming', 'past'] as const;
export type DriveSpan = (typeof DRIVE_SPANS)[number];

export interface DrivesRequest {
  span: DriveSpan;
  /** Slugs; empty for all that the caller may see. */
  sites: string[];
}

export interface DrivesAnswer {
  drives: ListedDrive[];
  /** True if more exist than are listed. */
  more: boolean;
}

/** Times a drive can be moved to, `2026-11-23T09:00:00+11:00`. */
export interface DriveSlotsAnswer {
  slots: string[];
}

/** Result of a change; `taken`: the time is no longer free. */
export interface DriveStepAnswer {
  outcome: 'done' | 'nothing' | 'taken';
}
