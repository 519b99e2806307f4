import type { FormKind } from './form-kinds.ts';

export interface HeldBackLead {
  id: string;
  /** Slug. */
  site: string;
  dealershipId: string | null;
  locationId: string | null;
  kind: FormKind;
  /** ISO 8601 */
  createdAt: string;
  /** The vehicle, or the category. */
  about: string;
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** A held-back lead with the time zone of its location. */
export type HeldBackLeadInZone = HeldBackLead & { timeZone: string };

export interface HeldBackAnswer {
  leads: HeldBackLeadInZone[];
  /** Id of the last lead on this page, used as the cursor; null on the last page. */
  next: string | null;
}

/** Result of releasing a lead; `sent_before`: it had already been released. */
export interface SentAnswer {
  outcome: 'sent' | 'sent_before';
}

/** Leads per call. */
export const DELETE_LIMIT = 100;

export interface DeletedAnswer {
  /** Ids of the leads that no longer exist. */
  deleted: string[];
}
