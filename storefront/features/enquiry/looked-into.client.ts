'use client';
import type { Calculation } from '@forecourt/lib/lead/calculated';
import { keep, readStored } from './store.client.ts';
import { parseStored } from './store.ts';

// What a visitor compared and calculated in this tab, for the enquiry that may follow. Apart from the pages of the visit,
// which every page notes: only what compares and calculates needs this.

/** Notes the vehicles that stand beside each other, in place of those before. */
export const noteCompared = (siteSlug: string, ids: readonly string[]): void =>
  keep(siteSlug, 'Compared', ids.join(','));

/** Notes what was chosen in the finance calculator of a vehicle, in place of the choice before. */
export const noteCalculated = (siteSlug: string, calculation: Calculation): void =>
  keep(siteSlug, 'Calculated', calculation);

/** What was noted, as an enquiry sends it; the server believes none of it. */
export const lookedInto = (siteSlug: string) => ({
  compared: readStored(siteSlug, 'Compared')?.split(',').filter(Boolean) ?? [],
  calculated: parseStored(readStored(siteSlug, 'Calculated')),
});
