import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

interface Page<Lead> {
  leads: Lead[];
  /** Cursor of the next page, null on the last one. */
  next: string | null;
}

/**
 * Loads a list of leads page by page, newest first. `more` adds the next page, `refresh` starts again and
 * `edit` changes the loaded leads. A newer request aborts an older one.
 * @param fetchPage memoised, as a new function reloads the list
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
