'use client';
import { useStored } from '@/ui/stored.client.ts';
import { savedCount } from './saved.ts';

/** How many vehicles this browser knows as saved; nothing while there are none. */
export function SavedCount({ storageKey }: { storageKey: string }) {
  const count = savedCount(useStored(storageKey));
  return count > 0 && <span className="saved-count numbers">{count}</span>;
}
