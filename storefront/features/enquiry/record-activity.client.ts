'use client';
import type { Calculation } from '@forecourt/lib/leads/calculated-loan';
import { keep } from './store.client.ts';

// Records what a visitor compares and calculates in this tab, for a later enquiry. Separate from reading
// (`shopper-activity.client.ts`), which every page with a form does.

export const recordCompared = (siteSlug: string, ids: readonly string[]): void =>
  keep(siteSlug, 'Compared', ids.join(','));

/** Records the input of a vehicle's finance calculator, replacing earlier input. */
export const recordCalculated = (siteSlug: string, calculation: Calculation): void =>
  keep(siteSlug, 'Calculated', calculation);
