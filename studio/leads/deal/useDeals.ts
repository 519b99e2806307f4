import type { DealsAnswer } from '@forecourt/lib/leads/deal/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../../back-office/backOffice.ts';
import { problemOf } from '../../back-office/useSession.ts';

/**
 * Loads the deals of a thread, again whenever the thread becomes active.
 * @param activeAt when the thread last changed
 */
export function useDeals(office: BackOffice, threadId: string, activeAt: string) {
  const [answer, setAnswer] = useState<DealsAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const request = useRef<AbortController | null>(null);
  const refresh = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      const deals = await office.threadDeals(threadId, signal);
      if (signal.aborted) return;
      setAnswer(deals);
      setProblem(null);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  }, [office, threadId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the thread may be one of its deals
  useEffect(() => {
    void refresh();
    return () => request.current?.abort();
  }, [refresh, activeAt]);
  return { answer, problem, refresh };
}
