import type { Choices } from '../../payments/reservation/choices.ts';
import type { Reason, ReservationStatus } from '../../payments/reservation/machine.ts';
import type { ReservedDeal } from '../../payments/reservation/reserved-deal.ts';
import type { ReservedVehicle } from '../../payments/reservation/reserved-vehicle.ts';
import type { StaffAction, StaffStep } from '../../payments/reservation/staff-steps.ts';
import type { ApiErrorBody } from '../../platform/request/api-error.ts';
import type { SourceKind } from '../../sites/visit-source/source-kinds.ts';
import type { ReviewState } from '../review/contract.ts';
import type { ApprovalKind } from '../review/rule.ts';

// Contract of the back office and its callers. Times are ISO 8601, money is in cents.

export const NOTE_LIMIT = 500;
export const QUERY_LIMIT = 100;
export const EXPORT_LIMIT = 10_000;

/** Selects reservations. Absent or empty: all that the caller may see. */
export interface Filter {
  sites?: string[];
  statuses?: ReservationStatus[];
  /** Where the shopper came from, at first or last. */
  source?: SourceKind | '';
  /** Reference, name, mobile, email, vehicle or stock number. */
  query?: string;
}

export interface ListRequest extends Filter {
  /** `next` of the previous page. */
  after?: string | null;
  limit?: number;
}

export interface StepRequest {
  action: StaffAction;
  /** The status that the caller saw. The step is refused if it has changed since. */
  seen: ReservationStatus;
  note?: string | null;
}

export interface SiteAnswer {
  slug: string;
  name: string;
  timeZone: string;
  /** False if the caller may only see reservations and leads. */
  mayAct: boolean;
}

/** Signs a shopper out everywhere. Without `sites`, on all sites where the caller may act. */
export interface EndSessionsRequest {
  /** An Australian mobile in any notation. */
  phone: string;
  sites?: string[];
}

export interface EndedSessionsAnswer {
  accounts: number;
  sessions: number;
}

/** The caller and the sites whose shoppers they may see. */
export interface SessionAnswer {
  user: { id: string; name: string };
  sites: SiteAnswer[];
}

/** A link to the draft of one page, offer or post, with its expiry. */
export interface DraftLinkAnswer {
  url: string;
  until: string;
}

/** A document that the caller may not publish, which blocks its release. */
export interface ReleaseBlocker {
  /** The published id. */
  id: string;
  type: string;
  title: string;
  /** Names of the sites that its version or the published document belongs to. */
  sites: string[];
}

/** A document of a release that needs approval. */
export interface ReleaseApproval extends ReleaseBlocker {
  /** The id of its version, which its review is stored under. */
  version: string;
  /** Revision of its version. */
  revision: string;
  needs: ApprovalKind;
  /** State of its review; `none` without one, `changed` if it was changed after it was approved. */
  state: ReviewState | 'none' | 'changed';
}

/** `waiting`: not due yet, or being published by a worker. */
export const SCHEDULE_STATES = ['waiting', 'published', 'failed', 'cancelled'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

export interface ReleaseScheduleAnswer {
  release: string;
  title: string;
  at: string;
  /** Id of the studio user who scheduled it. */
  by: string;
  state: ScheduleState;
  /** Why it was not published, as text for people. */
  problem: string | null;
  /** The release in which its documents were published. */
  publishedAs: string | null;
  /** When it was published, failed or was cancelled. */
  endedAt: string | null;
}

export interface ReleaseAnswer {
  /** False if the caller's role may update the release, and publish it in Sanity's tool. */
  byBackOffice: boolean;
  /** True if the caller may publish every document in it. */
  mayPublish: boolean;
  blockers: ReleaseBlocker[];
  /** Its documents that need approval, approved or not. */
  approvals: ReleaseApproval[];
  /** The newest schedule of the release. */
  schedule: ReleaseScheduleAnswer | null;
}

export interface ReleaseSchedulesAnswer {
  schedules: ReleaseScheduleAnswer[];
}

export interface ListedReservation {
  reference: string;
  site: string;
  status: ReservationStatus;
  reason: Reason | null;
  car: Pick<ReservedVehicle, 'title' | 'stocknum'>;
  name: string;
  /** Of the location. */
  timeZone: string;
  feeCents: number;
  paidCents: number;
  returnedCents: number;
  /** Unpaid: payment deadline. Paid: end of the reservation. */
  heldUntil: string;
  createdAt: string;
  problem: string | null;
  /** Name of the assistant's platform that reserved for the shopper; null for the site's own checkout. */
  assistant: string | null;
}

export interface ListAnswer {
  reservations: ListedReservation[];
  next: string | null;
  /** The server's clock. */
  now: string;
}

/** The actor of a step: a studio user by id, the shopper, or one of our own jobs. */
export type Actor =
  | { kind: 'staff'; id: string }
  | { kind: 'shopper' | 'assistant' | 'clock' | 'stripe' | 'reconciliation' };

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
  /** True if the vehicle has an open safety recall. */
  isRecalled: boolean;
  mobile: string;
  email: string;
  choices: Choices;
  /** The accepted deal that the fee belongs to; null without one. */
  deal: ReservedDeal | null;
  paidAt: string | null;
  returnedAt: string | null;
  termsAcceptedAt: string | null;
  /** Where the shopper came from, in words; empty if unknown or direct. */
  cameFrom: string;
  holdHours: number;
  stripe: { session: string | null; payment: string | null; refund: string | null };
  trail: TrailAnswer[];
  /** The steps that are possible in this status and allowed for the caller. */
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
  /** Only with `no_rights` for a release. */
  blockers?: ReleaseBlocker[];
}
