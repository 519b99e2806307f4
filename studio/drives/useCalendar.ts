import type { CalendarAnswer } from '@forecourt/lib/leads/service-booking/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';

/** Polls the bookings of a day, and reloads them after each action. */
export function useCalendar(office: BackOffice, date: string, site: string) {
  const [shown, setShown] = useState<CalendarAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const under = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    under.current?.abort();
    under.current = new AbortController();
    const { signal } = under.current;
    try {
      const answer = await office.bookings({ date, sites: site ? [site] : [] }, signal);
      if (signal.aborted) return;
      setShown(answer);
      setProblem(null);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  }, [office, date, site]);

  useEffect(() => {
    setShown(null);
    void refresh();
    return () => under.current?.abort();
  }, [refresh]);
  usePolling(() => void refresh());
  return { shown, problem, refresh };
}
