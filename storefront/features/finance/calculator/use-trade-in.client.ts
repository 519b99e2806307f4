'use client';
import {
  type KeptValuation,
  keptValuation,
  keptValuationKey,
} from '@forecourt/lib/leads/trade-in/kept-valuation';
import { useState } from 'react';
import { analytics } from '@/analytics/current-setup.client.ts';
import { useStored } from '@/ui/stored.client.ts';

/** Returns the vehicle valued in this browser while its estimate is valid (OPEN-072). */
export function useTradeIn(): KeptValuation | null {
  // Taken from the analytics setup, so that the page's data need not contain the slug for this alone.
  const text = useStored(keptValuationKey(analytics.setup?.siteSlug ?? ''));
  const [now] = useState(() => Date.now());
  return keptValuation(text ?? null, now);
}
