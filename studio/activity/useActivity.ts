import type { ActivityAnswer, ActivityRequest } from '@forecourt/lib/operations/events/activity';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

interface Report {
  request: ActivityRequest;
  answer: ActivityAnswer;
}

/**
 * Polls the activity of a site.
 * @param request null while the range is invalid
 */
export function useActivity(office: BackOffice, request: ActivityRequest | null) {
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(false);
  const under = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    under.current?.abort();
    if (!request) return;
    under.current = new AbortController();
    const { signal } = under.current;
    setAsking(true);
    try {
      const answer = await office.activity(request, signal);
      if (signal.aborted) return;
      setReport({ request, answer });
      setProblem(null);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error));
    }
    setAsking(false);
  }, [office, request]);

  useEffect(() => {
    void refresh();
    return () => under.current?.abort();
  }, [refresh]);
  usePolling(() => {
    if (!asking) void refresh();
  });
  // Never shows figures of a previous request under the current filters.
  const shownAnswer = report?.request === request ? (report?.answer ?? null) : null;
  return { shown: shownAnswer, problem, asking, refresh: () => void refresh() };
}
