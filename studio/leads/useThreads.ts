import type { ListedThreadInZone, ThreadCounts, ThreadFilter } from '@forecourt/lib/leads/thread/answers';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { setUnread } from './live/unread.ts';
import { useLiveLeads } from './live/useLiveLeads.ts';

interface Shown {
  filter: ThreadFilter;
  threads: ListedThreadInZone[];
  next: string | null;
  counts: ThreadCounts | null;
  /** The server's clock minus this one. */
  skew: number;
}

/** Rows that stay below a reloaded first page, because they were loaded before. */
const olderRows = (before: readonly ListedThreadInZone[], page: readonly ListedThreadInZone[]) => {
  const last = page.at(-1)?.activeAt ?? '';
  const ids = new Set(page.map(({ id }) => id));
  return before.filter(({ id, activeAt }) => activeAt <= last && !ids.has(id));
};

/**
 * Loads the list page by page and keeps it current, without losing pages that are already loaded.
 * @param filter memoised, as a new object loads another list
 */
export function useThreads(office: BackOffice, filter: ThreadFilter, isAllSites: boolean) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const request = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (after: string | null) => {
      request.current?.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      setAsking(true);
      try {
        const { threads, next, counts, now } = await office.threads(filter, after, signal);
        if (signal.aborted) return;
        if (counts && isAllSites) setUnread(counts.unread);
        setShown((before) => {
          const old = before?.filter === filter ? before : null;
          const below = !after && next && old ? olderRows(old.threads, threads) : [];
          return {
            filter,
            threads: after ? [...(old?.threads ?? []), ...threads] : [...threads, ...below],
            next: below.length > 0 ? (old?.next ?? null) : next,
            counts: counts ?? old?.counts ?? null,
            skew: Date.parse(now) - Date.now(),
          };
        });
        setProblem(null);
      } catch (error) {
        if (signal.aborted) return;
        setProblem(problemOf(error));
      }
      setAsking(false);
    },
    [office, filter, isAllSites],
  );

  useEffect(() => {
    void ask(null);
    return () => request.current?.abort();
  }, [ask]);
  const refresh = useCallback(() => void ask(null), [ask]);
  useLiveLeads(office, refresh);
  const more = useCallback(() => void (shown?.next && ask(shown.next)), [ask, shown]);
  /** Shows a change at once, before the list is loaded again. */
  const edit = useCallback(
    (id: string, change: Partial<ListedThreadInZone>) =>
      setShown(
        (before) =>
          before && {
            ...before,
            threads: before.threads.map((thread) => (thread.id === id ? { ...thread, ...change } : thread)),
          },
      ),
    [],
  );
  // Counts stay while another list loads; rows of another filter do not.
  const isCurrent = shown?.filter === filter;
  return {
    threads: isCurrent ? shown.threads : null,
    next: isCurrent ? shown.next : null,
    counts: shown?.counts ?? null,
    skew: shown?.skew ?? 0,
    problem,
    asking,
    more,
    refresh,
    edit,
  };
}
