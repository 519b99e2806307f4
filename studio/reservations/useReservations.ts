import type { Filter, ListAnswer } from '@forecourt/lib/operations/back-office/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { skewOf } from '../back-office/useNow.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

const PAGE = 50;
/** Maximum number of rows per poll. Longer lists are not polled. */
const MOST = 200;

interface Shown extends Pick<ListAnswer, 'reservations' | 'next'> {
  skew: number;
}

/**
 * Polls the reservations that match a filter, newest first. `more` adds the next page and `refresh` reloads.
 * The previous list stays visible while a new filter loads.
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

/** Joins two pages without duplicates, as a new reservation shifts the rows. */
function joinRows<Row extends { reference: string }>(before: readonly Row[], next: readonly Row[]): Row[] {
  const knownReferences = new Set(before.map(({ reference }) => reference));
  return [...before, ...next.filter(({ reference }) => !knownReferences.has(reference))];
}
