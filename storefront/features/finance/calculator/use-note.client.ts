'use client';
import type { Calculation } from '@forecourt/lib/leads/calculated-loan';
import { useEffect } from 'react';
import { analytics } from '@/analytics/current-setup.client.ts';
import { noteCalculated } from '@/features/enquiry/note-looked-into.client.ts';

/**
 * Records the calculation for a later enquiry.
 * @param calculation null without one, or while an input is invalid
 */
export function useNote(calculation: Calculation | null): void {
  useEffect(() => {
    const siteSlug = analytics.setup?.siteSlug;
    if (siteSlug && calculation) noteCalculated(siteSlug, calculation);
  });
}
