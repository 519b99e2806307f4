import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { CALENDAR_QUERY, type CalendarAnswer } from './entries.ts';

const WATCHED =
  '*[_type in ["offer", "promoCard", "popup", "prizeWheel", "announcement", "slide", "page", "navigation", "site"]]';

/** Loads the dated content of all sites, drafts included, and reloads it when documents change. */
export function useCalendar() {
  const base = useClient({ apiVersion: API_VERSION });
  const client = useMemo(() => base.withConfig({ perspective: 'drafts' }), [base]);
  const [answer, setAnswer] = useState<CalendarAnswer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setAnswer(await client.fetch<CalendarAnswer>(CALENDAR_QUERY, {}, { tag: 'calendar' }));
      setError(null);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, [client]);
  useEffect(() => {
    void load();
    const subscription = base
      .listen(WATCHED, {}, { visibility: 'query', events: ['welcome', 'mutation'], tag: 'calendar' })
      .subscribe({ next: () => void load(), error: () => undefined });
    return () => subscription.unsubscribe();
  }, [base, load]);
  return { answer, error, retry: load };
}
