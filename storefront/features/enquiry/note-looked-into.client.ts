'use client';
import type { Calculation } from '@forecourt/lib/leads/calculated';
import { keep } from './store.client.ts';

// What a visitor compares and calculates in this tab, for the enquiry that may follow (`looked-into.client.ts`). Apart
// from reading it, which every page with a form does.

/** Notes the vehicles that stand beside each other, in place of those before. */
export const noteCompared = (siteSlug: string, ids: readonly string[]): void =>
  keep(siteSlug, 'Compared', ids.join(','));

/** Notes what was chosen in the finance calculator of a vehicle, in place of the choice before. */
export const noteCalculated = (siteSlug: string, calculation: Calculation): void =>
  keep(siteSlug, 'Calculated', calculation);
