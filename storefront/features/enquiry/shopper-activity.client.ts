'use client';
import { readStored } from './store.client.ts';
import { parseStored } from './store.ts';

/** Returns what was compared and calculated in this tab, for an enquiry. The server validates all of it. */
export const shopperActivity = (siteSlug: string) => ({
  compared: readStored(siteSlug, 'Compared')?.split(','),
  calculated: parseStored(readStored(siteSlug, 'Calculated')),
});
