import type { HeldBackLeadInZone } from '@forecourt/lib/leads/held-back';
import { useCallback, useRef } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { useLiveLeads } from './live/useLiveLeads.ts';
import { useLeadPages } from './useLeadPages.ts';

/** Loads suspected spam, newest first. Keeps the first page current until the next one is loaded. */
export function useHeldBack(office: BackOffice) {
  /** Leads sent or deleted from here, which an answer already under way must not bring back. */
  const goneIds = useRef(new Set<string>());
  const fetchPage = useCallback(
    async (after: string | null, signal: AbortSignal) => {
      const { leads, next } = await office.heldBack(after, signal);
      return { leads: leads.filter(({ id }) => !goneIds.current.has(id)), next };
    },
    [office],
  );
  const { edit, paged, ...pages } = useLeadPages(fetchPage);
  useLiveLeads(
    office,
    () => {
      if (!paged) pages.refresh();
    },
    // Suspected spam has no thread.
    (event) => event.kind === 'resync' || event.id === null,
  );

  /** @throws BackOfficeProblem if the lead was not sent */
  const send = useCallback(
    async ({ id }: HeldBackLeadInZone) => {
      try {
        const { outcome } = await office.sendHeldBack(id);
        goneIds.current.add(id);
        edit((leads) => leads.filter((lead) => lead.id !== id));
        return outcome;
      } catch (error) {
        throw problemOf(error);
      }
    },
    [office, edit],
  );
  /**
   * Deletes leads for good, and returns how many.
   * @throws BackOfficeProblem if none was deleted
   */
  const remove = useCallback(
    async (ids: readonly string[]) => {
      const { deleted } = await office.deleteHeldBack([...ids]);
      for (const id of deleted) goneIds.current.add(id);
      edit((leads) => leads.filter((lead) => !goneIds.current.has(lead.id)));
      return deleted.length;
    },
    [office, edit],
  );
  return { ...pages, send, remove };
}
