'use client';
import { type KeptValuation, keptValuation, keptValuationKey } from '@forecourt/lib/leads/trade-in/kept';
import { useState } from 'react';
import { analytics } from '@/analytics/current-setup.client.ts';
import { useStored } from '@/ui/stored.client.ts';

/** The vehicle that was valued in this browser, as long as its estimate holds (OPEN-072). */
export function useTradeIn(): KeptValuation | null {
  // The page says nothing of the site for this alone: who records what happens on it knows.
  const text = useStored(keptValuationKey(analytics.setup?.siteSlug ?? ''));
  const [now] = useState(() => Date.now());
  return keptValuation(text ?? null, now);
}
