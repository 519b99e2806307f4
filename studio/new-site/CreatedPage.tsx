import type { ProofAnswer } from '@forecourt/lib/operations/new-site/office-contract';
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useRef } from 'react';
import { IntentLink } from 'sanity/router';
import { Problem } from '../back-office/Notice.tsx';
import styles from './NewSite.module.css';
import type { Made } from './storedDraft.ts';
import type { Assistant } from './useAssistant.ts';

/** The result: whether the site is live and leads arrive, and what is still missing, with links. */
export function CreatedPage({
  assistant,
  made: { site, name, proof },
}: {
  assistant: Assistant;
  made: Made;
}) {
  const { busy, failure, prove, begin } = assistant;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Card border radius={3} padding={4} tone="positive">
        <Stack gap={4}>
          <div ref={heading} tabIndex={-1} className={styles.head}>
            <Heading as="h2" size={1}>
              {name} was created
            </Heading>
          </div>
          <Text size={1}>
            <a href={site.url} target="_blank" rel="noreferrer">
              {site.url}
            </a>
          </Text>
        </Stack>
      </Card>
      <Card border radius={3} padding={4} as="section" aria-label="Checks">
        <Stack gap={4} aria-live="polite">
          <Text as="h3" size={1} weight="semibold">
            Checks
          </Text>
          {busy && (
            <Text size={1} muted>
              Checking the hosts and sending a test enquiry. This takes up to 30 seconds.
            </Text>
          )}
          {proof && !busy && <Proof proof={proof} />}
          {failure && <Problem>{failure.message}</Problem>}
          {!busy && (
            <Flex>
              <Button
                type="button"
                mode="ghost"
                fontSize={1}
                padding={3}
                text={proof ? 'Try again' : 'Send test enquiry'}
                onClick={() => void prove(site.slug)}
              />
            </Flex>
          )}
        </Stack>
      </Card>
      <Stack gap={4} as="section" aria-label="Still missing">
        <Text as="h3" size={1} weight="semibold">
          Still missing
        </Text>
        <ul className={styles.missing}>
          {site.toCheck.map(({ words, document }) => (
            <li key={words}>
              <Text size={1} className={styles.grow}>
                {words}
              </Text>
              {document && (
                <IntentLink
                  intent="edit"
                  params={document}
                  className={styles.link}
                  aria-label={`Open: ${words.split(':')[0]}`}
                >
                  <Text as="span" size={1}>
                    Open
                  </Text>
                </IntentLink>
              )}
            </li>
          ))}
        </ul>
        <Text size={1} muted>
          You can also find this list in the site’s document under ‘Still missing’.
        </Text>
      </Stack>
      <Flex>
        <Button type="button" mode="ghost" text="Create another site" disabled={busy} onClick={begin} />
      </Flex>
    </Stack>
  );
}

const LEAD_TONES = { arrived: 'positive', failed: 'critical', waits: 'caution' } as const;
const LEAD_WORDS = { arrived: 'Arrived', failed: 'Failed', waits: 'Waits' } as const;

function Proof({ proof: { hosts, lead } }: { proof: ProofAnswer }) {
  return (
    <Stack gap={3}>
      {hosts.map(({ host, isShown }) => (
        <Line
          key={host}
          tone={isShown ? 'positive' : 'caution'}
          badge={isShown ? 'Shown' : 'Not yet'}
          words={
            isShown
              ? `The storefront shows the site at ${host}. Point the domain there.`
              : `The storefront does not show the site at ${host} yet. Check that it receives content changes.`
          }
        />
      ))}
      <Line tone={LEAD_TONES[lead.state]} badge={LEAD_WORDS[lead.state]} words={lead.words} />
    </Stack>
  );
}

function Line({
  tone,
  badge,
  words,
}: {
  tone: 'positive' | 'critical' | 'caution';
  badge: string;
  words: string;
}) {
  return (
    <Flex gap={3} align="flex-start">
      <Badge tone={tone} className={styles.badge}>
        {badge}
      </Badge>
      <Text size={1} className={styles.grow}>
        {words}
      </Text>
    </Flex>
  );
}
