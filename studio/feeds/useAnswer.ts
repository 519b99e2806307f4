import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Polls the back office while the page is open.
 * @param load memoised, as a new function reloads the answer
 */
export function useAnswer<Answer>(load: (signal: AbortSignal) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const request = useRef<AbortController | null>(null);

  const reload = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      const next = await load(signal);
      if (signal.aborted) return;
      setAnswer(next);
      setProblem(null);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  }, [load]);
  useEffect(() => {
    void reload();
    return () => request.current?.abort();
  }, [reload]);
  usePolling(() => void reload());
  return { answer, problem, reload };
}
