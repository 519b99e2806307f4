import type { LeadFilter } from '@forecourt/lib/leads/inbox';
import type { LeadStatus } from '@forecourt/lib/leads/status';
import { useCallback } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { useLeadPages } from './useLeadPages.ts';

/**
 * Leads of a filter, newest first: `change` says what became of one.
 * @param filter the same object for as long as it asks for the same
 */
export function useLeads(office: BackOffice, filter: LeadFilter) {
  const fetchPage = useCallback(
    (after: string | null, signal: AbortSignal) => office.leads(filter, after, signal),
    [office, filter],
  );
  const { edit, paged: _, ...pages } = useLeadPages(fetchPage);

  /** @throws the office's problem when it was not taken */
  const change = useCallback(
    async (id: string, wantedStatus: LeadStatus) => {
      const { status } = await office.setLeadStatus(id, wantedStatus);
      edit((leads) => leads.map((lead) => (lead.id === id ? { ...lead, status } : lead)));
    },
    [office, edit],
  );
  return { ...pages, change };
}
