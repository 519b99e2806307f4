'use client';
import type { Calculation } from '@forecourt/lib/leads/calculated';
import { useEffect } from 'react';
import { analytics } from '@/analytics/current-setup.client.ts';
import { noteCalculated } from '@/features/enquiry/note-looked-into.client.ts';

/**
 * Notes what is chosen for the enquiry that may follow.
 * @param calculation null: nothing yet, or something typed cannot be
 */
export function useNote(calculation: Calculation | null): void {
  useEffect(() => {
    const siteSlug = analytics.setup?.siteSlug;
    if (siteSlug && calculation) noteCalculated(siteSlug, calculation);
  });
}
