import type { ApiKeysAnswer } from '@forecourt/lib/operations/api-keys/office-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Loads the keys and webhooks of a site, and polls their state.
 * @param site slug
 */
export function useApiKeys(office: BackOffice, site: string) {
  const [loaded, setLoaded] = useState<{ site: string; answer: ApiKeysAnswer } | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const request = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setAsking(true);
    try {
      const answer = await office.apiKeys(site, signal);
      if (signal.aborted) return;
      setLoaded({ site, answer });
      setProblem(null);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error));
    }
    setAsking(false);
  }, [office, site]);

  useEffect(() => {
    void refresh();
    return () => request.current?.abort();
  }, [refresh]);
  usePolling(() => {
    if (!asking) void refresh();
  });
  // Never shows another site's keys under this one's name.
  const shown = loaded?.site === site ? loaded.answer : null;
  return { shown, problem, asking, refresh };
}
