import type { RemovalStateAnswer } from '@forecourt/lib/operations/removal/contract';

/** Requests that actions, badges and dialogs of this tab share, by published id; null without one. */
const known = new Map<string, RemovalStateAnswer | null>();
const loading = new Set<string>();
const listeners = new Set<() => void>();

/** Returns what is known about a document's request; undefined until it is loaded. */
export const removalOf = (document: string): RemovalStateAnswer | null | undefined => known.get(document);

export function subscribeToRemovals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setRemoval(document: string, answer: RemovalStateAnswer | null): void {
  known.set(document, answer);
  for (const listener of listeners) listener();
}

/** Loads a document's request, at most once at the same time. Without an answer, the last one stays. */
export async function loadRemoval(
  document: string,
  load: () => Promise<RemovalStateAnswer | null>,
): Promise<void> {
  if (loading.has(document)) return;
  loading.add(document);
  try {
    setRemoval(document, await load());
  } catch {
    // The document works without it. The next look may succeed.
  } finally {
    loading.delete(document);
  }
}
