'use client';
import { useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '@/ui/stored.client.ts';
import { showToast } from '@/ui/toast.ts';
import { COMPARE_LIMIT_TEXT, comparedKey, readCompared, toggledCompared } from './compared.ts';

/** The list of ticked vehicles as text, which is the same between changes; null on the server and while hydrating. */
const useText = (siteSlug: string): string | null =>
  useSyncExternalStore(
    subscribeToStored,
    () => readStored(comparedKey(siteSlug)),
    () => null,
  );

/** Ids of the vehicles ticked in this browser. */
export const useCompared = (siteSlug: string): string[] => readCompared(useText(siteSlug));

/** Ticks a vehicle or takes its tick away; a fifth is refused with words (OPEN-019). */
export function toggleCompared(siteSlug: string, id: string): void {
  const key = comparedKey(siteSlug);
  const ids = toggledCompared(readCompared(readStored(key)), id);
  if (ids) writeStored(key, JSON.stringify(ids));
  else showToast({ text: COMPARE_LIMIT_TEXT });
}

/** Ticks these vehicles and no others. */
export const keepCompared = (siteSlug: string, ids: readonly string[]): void =>
  writeStored(comparedKey(siteSlug), JSON.stringify(ids));
