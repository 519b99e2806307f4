import type { HeldBackLeadInZone } from '@forecourt/lib/leads/held-back';
import { useCallback, useRef } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { usePolling } from '../back-office/usePolling.ts';
import { problemOf } from '../back-office/useSession.ts';
import { useLeadPages } from './useLeadPages.ts';

/** Loads suspected spam, newest first. Polls the first page until the next one is loaded. */
export function useHeldBack(office: BackOffice) {
  /** Leads sent from here, which an answer already under way must not bring back. */
  const sentIds = useRef(new Set<string>());
  const fetchPage = useCallback(
    async (after: string | null, signal: AbortSignal) => {
      const { leads, next } = await office.heldBack(after, signal);
      return { leads: leads.filter(({ id }) => !sentIds.current.has(id)), next };
    },
    [office],
  );
  const { edit, paged, ...pages } = useLeadPages(fetchPage);
  usePolling(() => {
    if (!pages.asking && !paged) pages.refresh();
  });

  /** @throws BackOfficeProblem if the lead was not sent */
  const send = useCallback(
    async ({ id }: HeldBackLeadInZone) => {
      try {
        const { outcome } = await office.sendHeldBack(id);
        sentIds.current.add(id);
        edit((leads) => leads.filter((lead) => lead.id !== id));
        return outcome;
      } catch (error) {
        throw problemOf(error);
      }
    },
    [office, edit],
  );
  return { ...pages, send };
}
