import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

/** One page of a list of leads. */
interface Page<Lead> {
  leads: Lead[];
  /** What the next page is asked for by; null on the last one. */
  next: string | null;
}

/**
 * A list of leads, page by page, newest first: `more` adds the next page, `refresh` begins anew, `edit` changes what is
 * shown. A question that a newer one has overtaken is dropped.
 * @param fetchPage stable for what it lists
 */
export function useLeadPages<Lead>(
  fetchPage: (after: string | null, signal: AbortSignal) => Promise<Page<Lead>>,
) {
  const [shownPage, setShownPage] = useState<Page<Lead> | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const [hasPaged, setHasPaged] = useState(false);
  const request = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (after: string | null) => {
      request.current?.abort();
      request.current = new AbortController();
      const { signal } = request.current;
      setAsking(true);
      try {
        const { leads, next } = await fetchPage(after, signal);
        if (signal.aborted) return;
        setShownPage((before) => ({ leads: after ? [...(before?.leads ?? []), ...leads] : leads, next }));
        setHasPaged(after !== null);
        setProblem(null);
      } catch (error) {
        if (signal.aborted) return;
        setProblem(problemOf(error));
      }
      setAsking(false);
    },
    [fetchPage],
  );

  useEffect(() => {
    void ask(null);
    return () => request.current?.abort();
  }, [ask]);
  const refresh = useCallback(() => void ask(null), [ask]);
  const more = useCallback(() => shownPage?.next && void ask(shownPage.next), [ask, shownPage]);
  const edit = useCallback(
    (change: (leads: Lead[]) => Lead[]) =>
      setShownPage((before) => before && { ...before, leads: change(before.leads) }),
    [],
  );
  return { shown: shownPage, problem, asking, paged: hasPaged, more, refresh, edit };
}
