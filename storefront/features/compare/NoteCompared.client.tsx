'use client';
import { useEffect } from 'react';
import { noteCompared } from '@/features/enquiry/note-looked-into.client.ts';

/** Notes which vehicles stand beside each other, for the enquiry that may follow; one alone is no comparison. */
export function NoteCompared({ siteSlug, ids }: { siteSlug: string; ids: readonly string[] }) {
  useEffect(() => {
    if (ids.length > 1) noteCompared(siteSlug, ids);
  }, [siteSlug, ids]);
  return null;
}
