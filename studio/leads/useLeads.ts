import type { LeadStatus } from '@forecourt/lib/lead/status';
import { useCallback } from 'react';
import type { BackOffice } from '../reservations/backOffice.ts';
import { useLeadPages } from './useLeadPages.ts';

/** Leads, newest first: `change` says what became of one. */
export function useLeads(office: BackOffice) {
  const { edit, paged: _, ...pages } = useLeadPages(office.leads);

  /** @throws the office's problem when it was not taken */
  const change = useCallback(
    async (id: string, wanted: LeadStatus) => {
      const { status } = await office.setLeadStatus(id, wanted);
      edit((leads) => leads.map((lead) => (lead.id === id ? { ...lead, status } : lead)));
    },
    [office, edit],
  );
  return { ...pages, change };
}
