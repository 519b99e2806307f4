'use client';
import { track } from '@/analytics/track.client.ts';
import { readStored, useStored, writeStored } from '@/ui/stored.client.ts';
import { showToast } from '@/ui/toast.ts';
import { COMPARE_LIMIT_TEXT, readCompared, toggledCompared } from './compared.ts';
import { comparedKey } from './key.ts';

/** Returns the ids selected in this browser; empty on the server and while hydrating. */
export const useCompared = (siteSlug: string): string[] =>
  readCompared(useStored(comparedKey(siteSlug)) ?? null);

/** Selects or deselects a vehicle; shows a toast instead of selecting a fifth (OPEN-019). */
export function toggleCompared(siteSlug: string, id: string): void {
  const ids = toggledCompared(readCompared(readStored(comparedKey(siteSlug))), id);
  if (!ids) {
    showToast({ text: COMPARE_LIMIT_TEXT });
    return;
  }
  storeCompared(siteSlug, ids);
  if (ids.includes(id)) track('compareAdd', { vehicle: id });
}

export function storeCompared(siteSlug: string, ids: readonly string[]): void {
  writeStored(comparedKey(siteSlug), JSON.stringify(ids));
}
