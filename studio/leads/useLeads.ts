import type { LeadFilter } from '@forecourt/lib/leads/inbox';
import type { LeadStatus } from '@forecourt/lib/leads/status';
import { useCallback } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { useLeadPages } from './useLeadPages.ts';

/**
 * Loads the leads that match a filter, newest first. `change` sets the status of one.
 * @param filter memoised, as a new object reloads the list
 */
export function useLeads(office: BackOffice, filter: LeadFilter) {
  const fetchPage = useCallback(
    (after: string | null, signal: AbortSignal) => office.leads(filter, after, signal),
    [office, filter],
  );
  const { edit, paged: _, ...pages } = useLeadPages(fetchPage);

  /** @throws BackOfficeProblem if the status was not saved */
  const change = useCallback(
    async (id: string, wantedStatus: LeadStatus) => {
      const { status } = await office.setLeadStatus(id, wantedStatus);
      edit((leads) => leads.map((lead) => (lead.id === id ? { ...lead, status } : lead)));
    },
    [office, edit],
  );
  return { ...pages, change };
}
