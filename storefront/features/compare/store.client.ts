'use client';
import { track } from '@/analytics/track.client.ts';
import { readStored, useStored, writeStored } from '@/ui/stored.client.ts';
import { showToast } from '@/ui/toast.ts';
import { COMPARE_LIMIT_TEXT, readCompared, toggledCompared } from './compared.ts';
import { comparedKey } from './key.ts';

/** Ids of the vehicles ticked in this browser; on the server and while hydrating none is. */
export const useCompared = (siteSlug: string): string[] =>
  readCompared(useStored(comparedKey(siteSlug)) ?? null);

/** Ticks a vehicle or takes its tick away; a fifth is refused with words (OPEN-019). */
export function toggleCompared(siteSlug: string, id: string): void {
  const ids = toggledCompared(readCompared(readStored(comparedKey(siteSlug))), id);
  if (!ids) {
    showToast({ text: COMPARE_LIMIT_TEXT });
    return;
  }
  keepCompared(siteSlug, ids);
  if (ids.includes(id)) track('compareAdd', { car: id });
}

/** Ticks these vehicles and no others. */
export function keepCompared(siteSlug: string, ids: readonly string[]): void {
  writeStored(comparedKey(siteSlug), JSON.stringify(ids));
}
