import type { FormKind } from './form-kinds.ts';
import type { LeadStatus } from './status.ts';

export interface ListedFile {
  id: string;
  name: string;
  /** Media type, detected from the content. */
  type: string;
  bytes: number;
}

/** The test drive or service booked with a lead, even if cancelled. */
export interface LeadBooking {
  /** ISO 8601 */
  startsAt: string;
  timeZone: string;
  /** Name of the location; empty if unknown. */
  place: string;
  status: 'booked' | 'cancelled';
}

export interface InboxLead {
  id: string;
  /** Slug. */
  site: string;
  dealershipId: string | null;
  locationId: string | null;
  kind: FormKind;
  /** ISO 8601 */
  createdAt: string;
  /** Category and vehicle. */
  about: string;
  /** Other answers, as in the dealer's mail: names and values. */
  answers: (readonly [name: string, value: string])[];
  /** The shopper's journey, in the same format. */
  journey: (readonly [name: string, value: string])[];
  name: string;
  phone: string;
  email: string;
  message: string;
  files: ListedFile[];
  /** null if no time was booked. */
  drive: LeadBooking | null;
  /** null if no workshop was booked. */
  service: LeadBooking | null;
  status: LeadStatus;
  finished: boolean;
  isStuck: boolean;
  /** When staff first changed the status, ISO 8601. */
  answeredAt: string | null;
}

/** A lead with the time zone of its location. */
export type InboxLeadInZone = InboxLead & { timeZone: string };

export interface StatusAnswer {
  status: LeadStatus;
}

/** Status of one delivery of a lead, including the shopper's confirmation mail. */
export interface TrailDelivery {
  /**
   * `dealer` and `shopper` are mails; `route` is the choice of channels; `conversion` is a report to an
   * advertising network.
   */
  kind: 'dealer' | 'shopper' | 'route' | 'adfMail' | 'adfPost' | 'webhook' | 'conversion';
  /** Name of the channel or advertising network; empty if it has none. */
  name: string;
  state: 'waiting' | 'sent' | 'dead' | 'needless';
  /** Messages sent: the first, and one per change. */
  messages: number;
  attempts: number;
  problem: string | null;
  /** ISO 8601 */
  sentAt: string | null;
  /** Time of the next attempt; null unless waiting. */
  nextAttemptAt: string | null;
}

export interface TrailAnswer {
  deliveries: TrailDelivery[];
}

export interface ResponseWeek {
  /** Its Monday, `2026-11-23`. */
  week: string;
  leads: number;
  answered: number;
  /** Median of the answered leads; null without any. */
  medianMinutes: number | null;
}

export interface ResponseAnswer {
  /** Newest first. */
  weeks: ResponseWeek[];
}
