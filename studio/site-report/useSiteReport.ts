import type { SiteReportAnswer } from '@forecourt/lib/operations/site-report/report';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';

/**
 * Loads the report of a site. `refresh` loads it again.
 * @param site slug
 */
export function useSiteReport(office: BackOffice, site: string) {
  const [loadedReport, setLoadedReport] = useState<{ site: string; answer: SiteReportAnswer } | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const request = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setAsking(true);
    try {
      const answer = await office.siteReport(site, signal);
      if (signal.aborted) return;
      setLoadedReport({ site, answer });
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
  // Never shows another site's report under this one's name.
  const shownAnswer = loadedReport?.site === site ? loadedReport.answer : null;
  return { shown: shownAnswer, problem, asking, refresh: () => void refresh() };
}
