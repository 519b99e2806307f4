import { useSyncExternalStore } from 'react';
import type { PageEditor } from './usePageEditor.ts';

let current: PageEditor | null = null;
const listeners = new Set<() => void>();

/** Shares the editor of the preview's header with its side panel. Null when the tool is left. */
export function sharePageEditor(editor: PageEditor | null): void {
  current = editor;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Returns the editor of the open preview; null while it loads. */
export const useSharedPageEditor = (): PageEditor | null => useSyncExternalStore(subscribe, () => current);
