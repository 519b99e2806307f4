import type { TodayAnswer } from '@forecourt/lib/operations/back-office/team-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/** Loads what the user has to do today, and again while the page is visible. */
export function useToday(office: BackOffice) {
  const [today, setToday] = useState<TodayAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const request = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      const answer = await office.today(signal);
      if (signal.aborted) return;
      setToday(answer);
      setProblem(null);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  }, [office]);

  useEffect(() => {
    void refresh();
    return () => request.current?.abort();
  }, [refresh]);
  usePolling(() => void refresh());
  return { today, problem, refresh };
}
