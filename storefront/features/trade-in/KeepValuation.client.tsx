'use client';
import {
  type KeptValuation,
  keptValuation,
  keptValuationKey,
} from '@forecourt/lib/leads/trade-in/kept-valuation';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/ui/stored.client.ts';

const MISCELLANEOUS_PATH = '/api/miscellaneous';

/**
 * Stores a valuation in this browser until it expires (STORE-08, TRADE-12), and reports it if the site
 * requires that (TRADE-04).
 * @param props.valuation null without one, which clears an expired one (OPEN-072)
 */
export function KeepValuation({
  siteSlug,
  valuation,
  report = false,
}: {
  siteSlug: string;
  valuation: KeptValuation | null;
  report?: boolean;
}) {
  const text = valuation && JSON.stringify(valuation);
  useEffect(() => {
    const key = keptValuationKey(siteSlug);
    const storedValuation = readStored(key);
    if (text === null) {
      if (storedValuation !== null && !keptValuation(storedValuation, Date.now())) drop(key);
      return;
    }
    if (storedValuation === text) return;
    writeStored(key, text);
    if (report)
      void fetch(MISCELLANEOUS_PATH, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ column_name: 'valuation', value: JSON.parse(text) }),
      }).catch(() => {});
  }, [siteSlug, text, report]);
  return null;
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
