import type { RemovalStateAnswer } from '@forecourt/lib/operations/removal/contract';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { useEffect, useSyncExternalStore } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { loadRemoval, removalOf, subscribeToRemovals } from './removalStore.ts';

/**
 * Returns the request to remove a document, loaded when the document is opened.
 * @param exists false for a document that is not stored yet
 */
export function useRemoval(
  id: string,
  exists: boolean,
): { answer: RemovalStateAnswer | null; office: BackOffice | null } {
  const connection = useBackOffice();
  const office = 'office' in connection ? connection.office : null;
  const document = publishedIdOf(id);
  const answer = useSyncExternalStore(subscribeToRemovals, () => removalOf(document)) ?? null;
  useEffect(() => {
    if (office && exists) void loadRemoval(document, () => office.removalState(document));
  }, [office, document, exists]);
  return { answer: exists ? answer : null, office };
}
