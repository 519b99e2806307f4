'use client';
import { useEffect } from 'react';
import { recordCompared } from '@/features/enquiry/record-activity.client.ts';

/** Records the compared vehicles for a later enquiry; a single one is not a comparison. */
export function RecordCompared({ siteSlug, ids }: { siteSlug: string; ids: readonly string[] }) {
  useEffect(() => {
    if (ids.length > 1) recordCompared(siteSlug, ids);
  }, [siteSlug, ids]);
  return null;
}
