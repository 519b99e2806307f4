import type { Choices } from '../../payments/reservation/choices.ts';
import type { Reason, ReservationStatus } from '../../payments/reservation/machine.ts';
import type { ReservedVehicle } from '../../payments/reservation/reserved-vehicle.ts';
import type { StaffAction, StaffStep } from '../../payments/reservation/staff-steps.ts';
import type { ApiErrorBody } from '../../platform/request/api-error.ts';

// What the back office and its callers say to each other; moments are ISO 8601, money is in cents.

/** The longest note of a step. */
export const NOTE_LIMIT = 500;
/** The longest words of a search. */
export const QUERY_LIMIT = 100;
/** The most rows of one export. */
export const EXPORT_LIMIT = 10_000;

/** Which reservations: absent or empty means all that the caller may see. */
export interface Filter {
  sites?: string[];
  statuses?: ReservationStatus[];
  /** Reference, name, mobile, email, vehicle or stock number. */
  query?: string;
}

export interface ListRequest extends Filter {
  /** The `next` of the page before. */
  after?: string | null;
  limit?: number;
}

export interface StepRequest {
  action: StaffAction;
  /** The state that the caller saw: when it is another by now, nothing happens. */
  seen: ReservationStatus;
  note?: string | null;
}

export interface SiteAnswer {
  slug: string;
  name: string;
  timeZone: string;
  /** Whether the caller may take steps, or only look. */
  mayAct: boolean;
}

/** Whom to sign out everywhere; without sites, on all that the caller may act for. */
export interface EndSessionsRequest {
  /** An Australian mobile, however it is written. */
  phone: string;
  sites?: string[];
}

/** How many accounts the phone has there, and how many sessions ended. */
export interface EndedSessionsAnswer {
  accounts: number;
  sessions: number;
}

/** Who is asking and what they may see. */
export interface SessionAnswer {
  user: { id: string; name: string };
  sites: SiteAnswer[];
}

/** A link to the draft of one page, offer or post, with the moment at which it ends. */
export interface DraftLinkAnswer {
  url: string;
  until: string;
}

/** A document that the caller may not publish, which blocks its release. */
export interface ReleaseBlocker {
  /** As published. */
  id: string;
  type: string;
  title: string;
  /** Names of the sites that its version or the published document belongs to. */
  sites: string[];
}

/** `waiting`: for its time, or for a worker that publishes it now. */
export const SCHEDULE_STATES = ['waiting', 'published', 'failed', 'cancelled'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** When a release is published, or what became of it. */
export interface ReleaseScheduleAnswer {
  release: string;
  title: string;
  at: string;
  /** The id of the person of the studio who scheduled it. */
  by: string;
  state: ScheduleState;
  /** Why it was not published, for people. */
  problem: string | null;
  /** The release in which its documents were published. */
  publishedAs: string | null;
  /** When it was published, failed or was cancelled. */
  endedAt: string | null;
}

/** The state of a release, and what the caller may do with it. */
export interface ReleaseAnswer {
  /** False if the caller's role may update the release, so that they publish it in Sanity's own tool. */
  byBackOffice: boolean;
  /** Whether the caller may publish every document in it. */
  mayPublish: boolean;
  blockers: ReleaseBlocker[];
  /** The newest schedule of the release. */
  schedule: ReleaseScheduleAnswer | null;
}

export interface ReleaseSchedulesAnswer {
  schedules: ReleaseScheduleAnswer[];
}

/** A reservation as a list shows it. */
export interface ListedReservation {
  reference: string;
  site: string;
  status: ReservationStatus;
  reason: Reason | null;
  car: Pick<ReservedVehicle, 'title' | 'stocknum'>;
  name: string;
  feeCents: number;
  paidCents: number;
  returnedCents: number;
  /** Unpaid: until when it may be paid; paid: until when the vehicle is kept. */
  heldUntil: string;
  createdAt: string;
  /** Something that a person should look at. */
  problem: string | null;
}

export interface ListAnswer {
  reservations: ListedReservation[];
  next: string | null;
  /** The server's clock. */
  now: string;
}

/** Who took a step: a person of the studio by id, the shopper, or one of our own programs. */
export type Actor =
  | { kind: 'staff'; id: string }
  | { kind: 'shopper' | 'clock' | 'stripe' | 'reconciliation' };

export interface TrailAnswer {
  from: ReservationStatus | null;
  to: ReservationStatus;
  event: string;
  actor: Actor;
  reason: Reason | null;
  note: string | null;
  at: string;
}

export interface WholeReservation extends ListedReservation {
  car: ReservedVehicle;
  carUrl: string;
  mobile: string;
  email: string;
  choices: Choices;
  paidAt: string | null;
  returnedAt: string | null;
  termsAcceptedAt: string | null;
  holdHours: number;
  stripe: { session: string | null; payment: string | null; refund: string | null };
  trail: TrailAnswer[];
  /** The steps that its state allows and the caller may take. */
  steps: StaffStep[];
}

export interface ReservationAnswer {
  reservation: WholeReservation;
  now: string;
}

/** An error, with what the studio shows next to it. */
export interface BackOfficeError extends ApiErrorBody {
  /** The current reservation, with `changed`. */
  reservation?: WholeReservation;
  /** With `no_rights`, of a release. */
  blockers?: ReleaseBlocker[];
}
