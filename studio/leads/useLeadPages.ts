import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOfficeProblem } from '../reservations/backOffice.ts';
import { problemOf } from '../reservations/useSession.ts';

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
  const [shown, setShown] = useState<Page<Lead> | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const [paged, setPaged] = useState(false);
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
        setShown((before) => ({ leads: after ? [...(before?.leads ?? []), ...leads] : leads, next }));
        setPaged(after !== null);
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
  const more = useCallback(() => shown?.next && void ask(shown.next), [ask, shown]);
  const edit = useCallback(
    (change: (leads: Lead[]) => Lead[]) =>
      setShown((before) => before && { ...before, leads: change(before.leads) }),
    [],
  );
  return { shown, problem, asking, paged, more, refresh, edit };
}
