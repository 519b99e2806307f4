import type { Filter, ListAnswer } from '@forecourt/lib/operations/back-office/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { skewOf } from '../back-office/useNow.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

const PAGE = 50;
/** The most that is asked for at once; lists longer than that stay as they are until somebody filters. */
const MOST = 200;

interface Shown extends Pick<ListAnswer, 'reservations' | 'next'> {
  skew: number;
}

/**
 * The reservations that a filter finds, newest first: `more` adds the next page, and what is shown is asked
 * for again every few seconds and by `refresh`. While another filter is asked for the last list stays.
 */
export function useReservations(office: BackOffice, filter: Filter) {
  const [shownPage, setShownPage] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const under = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (limit: number, after: string | null = null) => {
      under.current?.abort();
      under.current = new AbortController();
      const { signal } = under.current;
      setAsking(true);
      try {
        const page = await office.list({ ...filter, limit, after }, signal);
        if (signal.aborted) return;
        setShownPage((before) => ({
          reservations: after ? joinRows(before?.reservations ?? [], page.reservations) : page.reservations,
          next: page.next,
          skew: skewOf(page.now),
        }));
        setProblem(null);
      } catch (error) {
        if (signal.aborted) return;
        setProblem(problemOf(error));
      }
      setAsking(false);
    },
    [office, filter],
  );

  useEffect(() => {
    void ask(PAGE);
    return () => under.current?.abort();
  }, [ask]);

  const count = shownPage?.reservations.length ?? 0;
  const refresh = useCallback(() => {
    if (count <= MOST) void ask(Math.max(PAGE, count));
  }, [ask, count]);
  usePolling(() => {
    if (!asking) refresh();
  });
  const more = useCallback(() => shownPage?.next && void ask(PAGE, shownPage.next), [ask, shownPage]);
  return { shown: shownPage, problem, asking, more, refresh };
}

/** Two pages, each reservation once: one may have come between. */
function joinRows<Row extends { reference: string }>(before: readonly Row[], next: readonly Row[]): Row[] {
  const knownReferences = new Set(before.map(({ reference }) => reference));
  return [...before, ...next.filter(({ reference }) => !knownReferences.has(reference))];
}
