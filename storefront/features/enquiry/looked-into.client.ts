'use client';
import { readStored } from './store.client.ts';
import { parseStored } from './store.ts';

/** What was compared and calculated in this tab, as an enquiry sends it; the server believes none of it. */
export const lookedInto = (siteSlug: string) => ({
  compared: readStored(siteSlug, 'Compared')?.split(','),
  calculated: parseStored(readStored(siteSlug, 'Calculated')),
});
