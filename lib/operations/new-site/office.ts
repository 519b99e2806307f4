import { z } from 'zod';
import type { ThemeColours } from '../../sites/theme.ts';
import type { PartProblem } from './problem.ts';

// What the studio's assistant for a new site and the back office say to each other.

/** The largest file of a logo, in bytes: a request of a megabyte must hold it as base64. */
export const LOGO_BYTES = 512 * 1024;

/** What somebody entered so far, unchecked; the logo is a file in base64. */
export const newSiteCallSchema = z.strictObject({
  request: z.record(z.string(), z.unknown()),
  /** Whether its dealership has no stock yet. */
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

/** Something that a person must still add or check, and the document in which. */
export interface MissingPart {
  words: string;
  document: { id: string; type: string } | null;
}

/** What a site would be. */
export interface PlanAnswer {
  url: string;
  pages: { path: string; title: string }[];
  /** The sentence of the footer that names who is behind the site. */
  legalLine: string;
  cars: number;
  toCheck: MissingPart[];
}

export interface CheckAnswer {
  problems: PartProblem[];
  /** The colours that the site would have, with what was done to them; null while one of them will not do. */
  look: { colours: ThemeColours; notes: string[] } | null;
  /** The dealerships that there are. */
  dealerships: { id: string; name: string }[];
  /** Null while something is wrong. */
  plan: PlanAnswer | null;
}

/** A site that was made. */
export interface MadeSite {
  slug: string;
  url: string;
  toCheck: MissingPart[];
}

export interface MakeAnswer {
  problems: PartProblem[];
  /** Null when something is wrong; then nothing was made. */
  made: MadeSite | null;
}

/** Whether a site is shown and its leads arrive. */
export interface ProofAnswer {
  hosts: { host: string; isShown: boolean }[];
  lead: { state: 'arrived' | 'failed' | 'waits'; words: string };
}
