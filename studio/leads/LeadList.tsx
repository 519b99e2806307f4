import type { LeadFilter } from '@forecourt/lib/leads/inbox';
import type { LeadStatus } from '@forecourt/lib/leads/status';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useCallback, useMemo, useState } from 'react';
import { useRouterState } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { useDebounced } from '../back-office/useDebounced.ts';
import { ExportButton } from '../reservations/list/ExportButton.tsx';
import styles from './HeldBack.module.css';
import { ALL_LEADS, LeadFilters } from './LeadFilters.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useLeadPages } from './useLeadPages.ts';

export function LeadList({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const search = useRouterState((state) => state.search);
  const [chosenLeads, setChosenLeads] = useState(() => ({
    ...ALL_LEADS,
    query: typeof search === 'string' ? search : '',
  }));
  const query = useDebounced(chosenLeads.query);
  const { view, site, source } = chosenLeads;
  const filter = useMemo(
    () => ({ view, query, source, sites: site ? [site] : [] }),
    [view, query, source, site],
  );
  const { shown, problem, asking, more, refresh, change } = useLeads(office, filter);
  const isAll = view === 'all' && !query && !site && !source;
  return (
    <section className={styles.scroll} aria-label="Leads" aria-busy={asking}>
      <Stack gap={5} padding={5} className={styles.list}>
        <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
          <Stack gap={4} className={styles.grow}>
            <Heading as="h1" size={2}>
              Leads
            </Heading>
            <Text size={1} muted>
              Update the status. The shopper sees it in My Garage.
            </Text>
          </Stack>
          <ExportButton
            name="leads"
            load={() => office.exportLeads(filter)}
            disabled={!shown || shown.leads.length === 0}
          />
        </Flex>
        <ResponseTimes office={office} site={site} />
        <LeadFilters chosen={chosenLeads} sites={sites} onChange={setChosenLeads} />
        {problem && shown && <ProblemBar problem={problem} retry={refresh} />}
        {problem && !shown && <ProblemNotice problem={problem} retry={refresh} />}
        {!problem && !shown && <Waiting>Loading leads</Waiting>}
        {shown?.leads.length === 0 && (
          <Notice title={isAll ? 'No leads yet' : 'No matching leads'}>
            {isAll ? 'Enquiries from your sites appear here.' : 'Choose All, or change your search.'}
          </Notice>
        )}
        {shown && shown.leads.length > 0 && (
          <Stack as="ul" gap={4} className={styles.cards}>
            {shown.leads.map((lead) => (
              <StatusCard
                key={lead.id}
                office={office}
                lead={lead}
                site={sites.find(({ slug }) => slug === lead.site)}
                onChange={(status) => change(lead.id, status)}
              />
            ))}
          </Stack>
        )}
        {shown?.next && (
          <Flex justify="center">
            <Button mode="ghost" text="Show more" disabled={asking} onClick={more} />
          </Flex>
        )}
      </Stack>
    </section>
  );
}

/**
 * Loads the leads that match a filter, newest first. `change` sets the status of one.
 * @param filter memoised, as a new object reloads the list
 */
function useLeads(office: BackOffice, filter: LeadFilter) {
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
