import { COUNT_LIMIT } from '@forecourt/lib/leads/thread/answers';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { useLiveLeads } from './useLiveLeads.ts';

// The tool menu and the tool show the same count, so it is kept for both.
let count = 0;
const watchers = new Set<() => void>();

/** Sets the number of unread threads, as the back office has just returned it. */
export function setUnread(unread: number): void {
  if (count === unread) return;
  count = unread;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Returns the number of unread threads. */
export const useUnread = (): number => useSyncExternalStore(watch, () => count);

/** Returns a count as it is shown: `12`, `1,000+`. */
export const countText = (number: number): string =>
  number >= COUNT_LIMIT ? `${COUNT_LIMIT.toLocaleString('en-AU')}+` : String(number);

/** Loads the number of unread threads now and after every change. */
export function useUnreadCount(office: BackOffice | null): void {
  const [request, setRequest] = useState(0);
  useLiveLeads(
    office,
    useCallback(() => setRequest((number) => number + 1), []),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request asks again
  useEffect(() => {
    if (!office) return;
    const controller = new AbortController();
    office.unreadThreads(controller.signal).then(
      ({ unread }) => setUnread(unread),
      // The tool itself shows why leads cannot be loaded.
      () => {},
    );
    return () => controller.abort();
  }, [office, request]);
}

const MARK = /^\([\d,]+\+?\) /;

/** Shows the number of unread threads before the title of the document, whatever tool is open. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(MARK, '');
      const title = unread > 0 ? `(${countText(unread)}) ${plain}` : plain;
      if (title !== document.title) document.title = title;
    };
    show();
    // The studio sets the title itself when another tool or document opens.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
}
