import type { FormKind } from './kinds.ts';

/** A lead that was held back as suspected spam, as staff see it to decide. */
export interface HeldBackLead {
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
}

/** A page of them, newest first. */
export interface HeldBackAnswer {
  leads: HeldBackLead[];
  /** The id of the last lead of this page, after which the next page begins; null on the last page. */
  next: string | null;
}

/** The answer to 'Not spam: send it'; `sent_before`: somebody else was faster, or it was pressed twice. */
export interface SentAnswer {
  outcome: 'sent' | 'sent_before';
}
