import type { FormKind } from './kinds.ts';
import type { LeadStatus } from './status.ts';

/** `unanswered`: staff have said nothing of them yet; `stuck`: not everybody they are for has got them. */
export const LEAD_VIEWS = ['all', 'unanswered', 'stuck'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** Which leads: absent or empty means all that the caller may see. */
export interface LeadFilter {
  sites?: string[];
  view?: LeadView;
  /** Name, phone, email, vehicle or stock number. */
  query?: string;
}

/** Something that was sent along with a lead: a photo of a car, a resume. */
export interface ListedFile {
  id: string;
  name: string;
  /** Its media type, as we found it. */
  type: string;
  bytes: number;
}

/** The time that was booked with a lead, whatever became of it. */
export interface LeadDrive {
  /** ISO 8601 */
  startsAt: string;
  timeZone: string;
  /** Where it is, as the site calls it; empty where nobody can say. */
  place: string;
  status: 'booked' | 'cancelled';
}

/** A lead as staff see it among others. */
export interface InboxLead {
  id: string;
  /** Slug. */
  site: string;
  kind: FormKind;
  /** ISO 8601 */
  createdAt: string;
  /** What it asks, and of which vehicle. */
  about: string;
  /** What the form asked beside whom to answer and the message, as the dealer's mail has it: names and values. */
  answers: (readonly [name: string, value: string])[];
  /** What led to it, in the same way. */
  journey: (readonly [name: string, value: string])[];
  name: string;
  phone: string;
  email: string;
  message: string;
  files: ListedFile[];
  /** null: no time was booked. */
  drive: LeadDrive | null;
  status: LeadStatus;
  /** Whether its last step was taken. */
  finished: boolean;
  /** Whether somebody whom it is for has not got it, and is not going to without help or time. */
  isStuck: boolean;
  /** When staff first said what became of it, ISO 8601. */
  answeredAt: string | null;
  /** How many other leads the same person sent to the site in the last weeks. */
  others: number;
}

/** A page of leads, newest first. */
export interface InboxAnswer {
  leads: InboxLead[];
  /** The id of the last lead of this page, after which the next page begins; null on the last page. */
  next: string | null;
}

/** The answer to a new status. */
export interface StatusAnswer {
  status: LeadStatus;
}

/** How one way of a lead to its dealer stands; a mail of the shopper's is one as well. */
export interface TrailDelivery {
  /** `dealer` and `shopper` are mails, `route` is the choice of channels. */
  kind: 'dealer' | 'shopper' | 'route' | 'adfMail' | 'adfPost' | 'webhook';
  /** As the channel is called; empty for what has no name of its own. */
  name: string;
  state: 'waiting' | 'sent' | 'dead' | 'needless';
  /** How many messages there were: one, and another for each change. */
  messages: number;
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  /** ISO 8601 */
  sentAt: string | null;
  /** When it is tried next; null unless it waits. */
  nextAttemptAt: string | null;
}

export interface TrailAnswer {
  deliveries: TrailDelivery[];
}

/** How long shoppers of a week waited until staff said something of their lead. */
export interface ResponseWeek {
  /** The Monday it begins with, `2026-11-23`. */
  week: string;
  leads: number;
  answered: number;
  /** The median of the leads that were answered; null when none was. */
  medianMinutes: number | null;
}

export interface ResponseAnswer {
  /** The last one first. */
  weeks: ResponseWeek[];
}
