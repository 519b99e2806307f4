import type { SiteAnswer } from '@forecourt/lib/back-office/contract';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import type { BackOffice } from '../reservations/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../reservations/Notice.tsx';
import styles from './HeldBack.module.css';
import { StatusCard } from './StatusCard.tsx';
import { useLeads } from './useLeads.ts';

/** Leads, newest first, each with what became of it. */
export function LeadList({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const { shown, problem, asking, more, refresh, change } = useLeads(office);
  return (
    <section className={styles.scroll} aria-label="Leads" aria-busy={asking}>
      <Stack gap={5} padding={5} className={styles.list}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Leads
          </Heading>
          <Text size={1} muted>
            Say what became of each: its shopper reads it in the garage.
          </Text>
        </Stack>
        {problem && shown && <ProblemBar problem={problem} retry={refresh} />}
        {problem && !shown && <ProblemNotice problem={problem} retry={refresh} />}
        {!problem && !shown && <Waiting>Loading leads</Waiting>}
        {shown?.leads.length === 0 && <Notice title="No leads yet">What shoppers send stands here.</Notice>}
        {shown && shown.leads.length > 0 && (
          <Stack as="ul" gap={4} className={styles.cards}>
            {shown.leads.map((lead) => (
              <StatusCard
                key={lead.id}
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
