'use client';
import type { Calculation } from '@forecourt/lib/leads/calculated';
import { useEffect } from 'react';
import { analytics } from '@/analytics/current-setup.client.ts';
import { recordCalculated } from '@/features/enquiry/note-looked-into.client.ts';

/**
 * Records the calculation for a later enquiry.
 * @param calculation null without one, or while an input is invalid
 */
export function useRecordCalculation(calculation: Calculation | null): void {
  useEffect(() => {
    const siteSlug = analytics.setup?.siteSlug;
    if (siteSlug && calculation) recordCalculated(siteSlug, calculation);
  });
}
