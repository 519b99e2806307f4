import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/** The roll-ups are made once a minute, so more frequent requests would show nothing new. */
const EVERY_MS = 60_000;

/**
 * Loads an answer of the back office, and again every minute.
 * @param key identifies the request; null while it is invalid. A new key discards the answer
 * @param load must be the same request for the same key
 */
export function useAnswer<Answer>(key: string | null, load: (signal: AbortSignal) => Promise<Answer>) {
  const [loaded, setLoaded] = useState<{ key: string; answer: Answer } | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const current = useRef<AbortController | null>(null);
  const latest = useRef(load);
  latest.current = load;
  const loadedAt = useRef(0);

  const refresh = useCallback(async () => {
    current.current?.abort();
    if (key === null) return;
    const controller = new AbortController();
    current.current = controller;
    setIsLoading(true);
    try {
      const answer = await latest.current(controller.signal);
      if (controller.signal.aborted) return;
      setLoaded({ key, answer });
      setProblem(null);
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(problemOf(error));
    }
    loadedAt.current = Date.now();
    setIsLoading(false);
  }, [key]);

  useEffect(() => {
    void refresh();
    return () => current.current?.abort();
  }, [refresh]);
  usePolling(() => {
    if (!isLoading && Date.now() - loadedAt.current > EVERY_MS) void refresh();
  });
  // Never shows figures of a previous request under the current filters.
  const answer = loaded?.key === key ? loaded.answer : null;
  return { answer, problem, isLoading, refresh: () => void refresh() };
}
