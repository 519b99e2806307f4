import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOfficeProblem } from './backOffice.ts';
import { problemOf } from './useSession.ts';

/**
 * Loads what the back office answers about a site. `refresh` loads it again.
 * @param site slug
 * @param load memoised, as a new function reloads the answer
 */
export function useSiteAnswer<Answer>(
  site: string,
  load: (site: string, signal: AbortSignal) => Promise<Answer>,
) {
  const [loaded, setLoaded] = useState<{ site: string; answer: Answer } | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const request = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setAsking(true);
    try {
      const answer = await load(site, signal);
      if (signal.aborted) return;
      setLoaded({ site, answer });
      setProblem(null);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error));
    }
    setAsking(false);
  }, [load, site]);

  useEffect(() => {
    void refresh();
    return () => request.current?.abort();
  }, [refresh]);
  // Never shows another site's answer under this one's name.
  const shown = loaded?.site === site ? loaded.answer : null;
  return { shown, problem, asking, refresh };
}
