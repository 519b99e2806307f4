import type { FormKind } from './kinds.ts';
import type { LeadStatus } from './status.ts';

/** A lead as staff see it among others. */
export interface InboxLead {
  id: string;
  /** Slug. */
  site: string;
  kind: FormKind;
  /** ISO 8601 */
  createdAt: string;
  /** The vehicle, or what it is about without one. */
  about: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  status: LeadStatus;
  /** Whether its last step was taken. */
  finished: boolean;
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
