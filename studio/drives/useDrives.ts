import type { DriveSpan, DrivesAnswer } from '@forecourt/lib/leads/test-drive/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/** Polls test drives, and reloads them after each action. */
export function useDrives(office: BackOffice, span: DriveSpan, site: string) {
  const [shownDrives, setShownDrives] = useState<DrivesAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const under = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    under.current?.abort();
    under.current = new AbortController();
    const { signal } = under.current;
    try {
      const answer = await office.testDrives({ span, sites: site ? [site] : [] }, signal);
      if (signal.aborted) return;
      setShownDrives(answer);
      setProblem(null);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  }, [office, span, site]);

  useEffect(() => {
    setShownDrives(null);
    void refresh();
    return () => under.current?.abort();
  }, [refresh]);
  usePolling(() => void refresh());
  return { shown: shownDrives, problem, refresh };
}
