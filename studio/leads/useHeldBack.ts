import type { HeldBackAnswer, HeldBackLead } from '@forecourt/lib/lead/held-back';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackOffice, BackOfficeProblem } from '../reservations/backOffice.ts';
import { usePolling } from '../reservations/usePolling.ts';
import { problemOf } from '../reservations/useSession.ts';

/**
 * The leads that are held back, newest first: `more` adds the next page. The first page is asked for again every
 * few seconds while nothing but it is shown; `send` sends one and takes it from the list.
 */
export function useHeldBack(office: BackOffice) {
  const [shown, setShown] = useState<HeldBackAnswer | null>(null);
  const [problem, setProblem] = useState<BackOfficeProblem | null>(null);
  const [asking, setAsking] = useState(true);
  const [paged, setPaged] = useState(false);
  const under = useRef<AbortController | null>(null);
  /** Sent from here: an answer that was asked for before must not bring them back. */
  const sentIds = useRef(new Set<string>());

  const ask = useCallback(
    async (after: string | null) => {
      under.current?.abort();
      under.current = new AbortController();
      const { signal } = under.current;
      setAsking(true);
      try {
        const page = await office.heldBack(after, signal);
        if (signal.aborted) return;
        const leads = page.leads.filter(({ id }) => !sentIds.current.has(id));
        setShown((before) => ({
          leads: after ? [...(before?.leads ?? []), ...leads] : leads,
          next: page.next,
        }));
        setPaged(after !== null);
        setProblem(null);
      } catch (error) {
        if (signal.aborted) return;
        setProblem(problemOf(error));
      }
      setAsking(false);
    },
    [office],
  );

  useEffect(() => {
    void ask(null);
    return () => under.current?.abort();
  }, [ask]);
  const refresh = useCallback(() => void ask(null), [ask]);
  usePolling(() => {
    if (!asking && !paged) refresh();
  });
  const more = useCallback(() => shown?.next && void ask(shown.next), [ask, shown]);

  /** @throws BackOfficeProblem when it was not sent */
  const send = useCallback(
    async ({ id }: HeldBackLead) => {
      try {
        const { outcome } = await office.sendHeldBack(id);
        sentIds.current.add(id);
        setShown((before) => before && { ...before, leads: before.leads.filter((lead) => lead.id !== id) });
        return outcome;
      } catch (error) {
        throw problemOf(error);
      }
    },
    [office],
  );
  return { shown, problem, asking, more, refresh, send };
}
