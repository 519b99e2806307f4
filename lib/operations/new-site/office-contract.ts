import { z } from 'zod';
import type { ThemeColours } from '../../sites/theme.ts';
import type { PartProblem } from './problem.ts';

// Contract between the studio's new-site assistant and the back office.

/** Maximum size of a logo in bytes, so that in base64 it fits a request of 1 MB. */
export const LOGO_BYTES = 512 * 1024;

/** The unvalidated entries, with the logo as base64. */
export const newSiteCallSchema = z.strictObject({
  request: z.record(z.string(), z.unknown()),
  /** True if its dealership has no stock yet. */
  isNewDealership: z.boolean().default(false),
  logo: z
    .strictObject({
      filename: z.string().min(1).max(200),
      content: z.base64().max(Math.ceil(LOGO_BYTES / 3) * 4),
    })
    .nullable()
    .default(null),
});
export type NewSiteCall = z.input<typeof newSiteCallSchema>;

/** A task left for the user, and the document it concerns. */
export interface MissingPart {
  words: string;
  document: { id: string; type: string } | null;
}

export interface PlanAnswer {
  url: string;
  pages: { path: string; title: string }[];
  /** The sentence in the footer that names the legal company. */
  legalLine: string;
  cars: number;
  toCheck: MissingPart[];
}

/** What is known of a location; the rest is empty. Hours are as the assistant's field takes them. */
export interface KnownPlace {
  id: string;
  name: string;
  street: string;
  suburb: string;
  state: string;
  postcode: string;
  phone: string;
  hours: string;
}

export interface CheckAnswer {
  problems: PartProblem[];
  /** The resulting colours and how they were adjusted; null if one is unusable. */
  look: { colours: ThemeColours; notes: string[] } | null;
  dealerships: { id: string; name: string }[];
  /** The known locations of the chosen dealerships, on request (`wantsPlaces`), those with most vehicles first. */
  places: KnownPlace[];
  /** Null if there are problems. */
  plan: PlanAnswer | null;
}

export interface MadeSite {
  slug: string;
  url: string;
  toCheck: MissingPart[];
}

export interface MakeAnswer {
  problems: PartProblem[];
  /** Null if there are problems. In that case nothing was written. */
  made: MadeSite | null;
}

/** Results of checking that a site is served and its leads are delivered. */
export interface ProofAnswer {
  hosts: { host: string; isShown: boolean }[];
  lead: { state: 'arrived' | 'failed' | 'waits'; words: string };
}
