'use client';
import { track } from '@/analytics/track.client.ts';
import { readStored, useStored, writeStored } from '@/ui/stored.client.ts';
import { showToast } from '@/ui/toast.ts';
import { readCompared, toggledCompared } from './compared.ts';
import { comparedKey } from './key.ts';

/** Returns the ids selected in this browser; empty on the server and while hydrating. */
export const useCompared = (siteSlug: string): string[] =>
  readCompared(useStored(comparedKey(siteSlug)) ?? null);

/**
 * Selects or deselects a vehicle; shows a toast instead of selecting a fifth (OPEN-019).
 * @param limitText text of the toast
 */
export function toggleCompared(siteSlug: string, id: string, limitText: string): void {
  const ids = toggledCompared(readCompared(readStored(comparedKey(siteSlug))), id);
  if (!ids) {
    showToast({ text: limitText });
    return;
  }
  storeCompared(siteSlug, ids);
  if (ids.includes(id)) track('compareAdd', { vehicle: id });
}

export function storeCompared(siteSlug: string, ids: readonly string[]): void {
  writeStored(comparedKey(siteSlug), JSON.stringify(ids));
}
