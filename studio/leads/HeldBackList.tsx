import type { HeldBackLead } from '@forecourt/lib/leads/held-back';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useRef } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import styles from './HeldBack.module.css';
import { LeadCard } from './LeadCard.tsx';
import { useHeldBack } from './useHeldBack.ts';

/** What was held back, newest first, each with its way out. */
export function HeldBackList({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const { shown, problem, asking, more, refresh, send } = useHeldBack(office);
  const toast = useToast();
  const heading = useRef<HTMLDivElement>(null);
  const isLost = problem && (!shown || problem.code === 'signed_out' || problem.code === 'no_rights');

  async function sendIt(lead: HeldBackLead): Promise<void> {
    const outcome = await send(lead);
    // The card and its button are gone: the keyboard goes on from the top of the list.
    heading.current?.focus();
    toast.push({
      status: 'success',
      title: outcome === 'sent' ? `The lead of ${lead.name} is on its way` : 'It was sent before',
    });
  }

  return (
    <section className={styles.scroll} aria-label="Held-back leads" aria-busy={asking}>
      <Stack gap={5} padding={5} className={styles.list}>
        <Stack gap={4} ref={heading} tabIndex={-1} className={styles.head}>
          <Heading as="h1" size={2}>
            Held-back leads
          </Heading>
          <Text size={1} muted>
            Leads in which a field was filled in that people do not see. Nobody has had a mail of them. Send
            on what is real.
          </Text>
        </Stack>
        {problem && !isLost && <ProblemBar problem={problem} retry={refresh} />}
        {isLost && <ProblemNotice problem={problem} retry={refresh} />}
        {!isLost && !shown && <Waiting>Loading held-back leads</Waiting>}
        {!isLost && shown?.leads.length === 0 && !shown.next && (
          <Notice title="Nothing is held back">
            Should a lead look like spam, it stands here instead of going to the dealer.
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
