import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Box, Button, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { chooseSlug, firstSlug } from '../home/chosenSite.ts';
import styles from './ApiKeys.module.css';
import { KeyCard } from './KeyCard.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useApiKeys } from './useApiKeys.ts';

/** The keys and webhooks of a site, for programs of the dealer. */
export function ApiKeys({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [slug, setSlug] = useState(() => firstSlug(sites));
  const { shown, problem, asking, refresh } = useApiKeys(office, slug);
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<{ kind: 'key' | 'webhook'; value: string } | null>(null);
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  const timeZone = sites.find((site) => site.slug === slug)?.timeZone ?? 'UTC';

  function choose(next: string) {
    chooseSlug(next);
    setSlug(next);
  }
  function showSecret(kind: 'key' | 'webhook', value: string) {
    setIsCreating(false);
    setSecret({ kind, value });
    void refresh();
  }

  return (
    <section className={styles.scroll} aria-label="API keys" aria-busy={asking}>
      <Stack gap={5} paddingX={4} paddingY={5} className={styles.page}>
        <Flex align="flex-end" justify="space-between" gap={4} wrap="wrap">
          <Stack gap={4} className={styles.grow}>
            <Heading as="h1" size={2}>
              API keys
            </Heading>
            <Text size={1} muted>
              With a key, your own programs read stock and prices of a site, and receive events by webhook.
              The API must be turned on in the settings of the site.
            </Text>
          </Stack>
          <Flex gap={3} wrap="wrap">
            {sites.length > 1 && (
              <Box className={styles.site}>
                <Select
                  aria-label="Site"
                  fontSize={1}
                  value={slug}
                  onChange={({ currentTarget }) => choose(currentTarget.value)}
                >
                  {sites.map((site) => (
                    <option key={site.slug} value={site.slug}>
                      {site.name}
                    </option>
                  ))}
                </Select>
              </Box>
            )}
            <Button fontSize={1} text="New key" disabled={!shown} onClick={() => setIsCreating(true)} />
          </Flex>
        </Flex>
        {problem && !isLost && <ProblemBar problem={problem} retry={() => void refresh()} />}
        {isLost && <ProblemNotice problem={problem} retry={() => void refresh()} />}
        {!isLost && !shown && <Waiting>Loading API keys</Waiting>}
        {!isLost && shown?.keys.length === 0 && (
          <Notice title="No keys yet">
            Create a key for each program, so that you can revoke it by itself.
          </Notice>
        )}
        {!isLost && shown && shown.keys.length > 0 && (
          <Stack as="ul" gap={4} className={styles.cards}>
            {shown.keys.map((key) => (
              <KeyCard
                key={key.id}
                office={office}
                site={slug}
                apiKey={key}
                webhooks={shown.webhooks.filter(({ apiKeyId }) => apiKeyId === key.id)}
                timeZone={timeZone}
                onSecret={(value) => showSecret('webhook', value)}
                onChange={refresh}
              />
            ))}
          </Stack>
        )}
      </Stack>
      {isCreating && (
        <NewKeyDialog
          office={office}
          site={slug}
          onCreated={(key) => showSecret('key', key)}
          onClose={() => setIsCreating(false)}
        />
      )}
      {secret && (
        <SecretDialog
          header={secret.kind === 'key' ? 'Your new key' : 'Secret of the webhook'}
          label={secret.kind === 'key' ? 'Key' : 'Secret'}
          help={
            secret.kind === 'key'
              ? 'Send it with each request, in the header Authorization: Bearer.'
              : 'Verify with it that a message comes from this site.'
          }
          secret={secret.value}
          onClose={() => setSecret(null)}
        />
      )}
    </section>
  );
}
