import type { HeldBackLeadInZone } from '@forecourt/lib/leads/held-back';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useRef } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import styles from './HeldBack.module.css';
import { LeadCard } from './LeadCard.tsx';
import { useHeldBack } from './useHeldBack.ts';

export function HeldBackList({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const { shown, problem, asking, more, refresh, send } = useHeldBack(office);
  const toast = useToast();
  const heading = useRef<HTMLDivElement>(null);
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');

  async function sendIt(lead: HeldBackLeadInZone): Promise<void> {
    const outcome = await send(lead);
    // The card and its button are gone, so focus moves to the top of the list.
    heading.current?.focus();
    toast.push({
      status: 'success',
      title: outcome === 'sent' ? `Lead from ${lead.name} sent` : 'This lead was already sent',
    });
  }

  return (
    <section className={styles.scroll} aria-label="Suspected spam" aria-busy={asking}>
      <Stack gap={5} padding={5} className={styles.list}>
        <Stack gap={4} ref={heading} tabIndex={-1} className={styles.head}>
          <Heading as="h1" size={2}>
            Suspected spam
          </Heading>
          <Text size={1} muted>
            A hidden field was filled in, so these leads were not sent to the dealership. Send the genuine
            ones.
          </Text>
        </Stack>
        {problem && !isLost && <ProblemBar problem={problem} retry={refresh} />}
        {isLost && <ProblemNotice problem={problem} retry={refresh} />}
        {!isLost && !shown && <Waiting>Loading suspected spam</Waiting>}
        {!isLost && shown?.leads.length === 0 && !shown.next && (
          <Notice title="No suspected spam">
            Leads that look like spam appear here instead of going to the dealership.
          </Notice>
        )}
        {!isLost && shown && shown.leads.length > 0 && (
          <Stack as="ul" gap={4} className={styles.cards}>
            {shown.leads.map((lead) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                site={sites.find(({ slug }) => slug === lead.site)}
                onSend={() => sendIt(lead)}
              />
            ))}
          </Stack>
        )}
        {!isLost && shown?.next && (
          <Flex justify="center">
            <Button mode="ghost" text="Show more" disabled={asking} onClick={more} />
          </Flex>
        )}
      </Stack>
    </section>
  );
}
