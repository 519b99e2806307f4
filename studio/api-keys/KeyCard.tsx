import type { ApiKeyAnswer } from '@forecourt/lib/operations/api-keys/api-key';
import type { WebhookAnswer } from '@forecourt/lib/operations/webhooks/webhook';
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { dayText, momentText } from '../back-office/moments.ts';
import { Person } from '../back-office/Person.tsx';
import styles from './ApiKeys.module.css';
import { FormDialog } from './FormDialog.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { quotaText, SCOPE_TEXTS } from './texts.ts';
import { WebhookCard } from './WebhookCard.tsx';

/** A key with its webhooks. */
export function KeyCard({
  office,
  site,
  apiKey,
  webhooks,
  timeZone,
  onSecret,
  onChange,
}: {
  office: BackOffice;
  site: string;
  apiKey: ApiKeyAnswer;
  webhooks: readonly WebhookAnswer[];
  timeZone: string;
  onSecret: (secret: string) => void;
  onChange: () => Promise<void>;
}) {
  const [dialog, setDialog] = useState<'webhook' | 'revoke' | null>(null);
  const { id, name, prefix, scopes, createdAt, createdBy, lastUsedAt, revokedAt, revokedBy } = apiKey;
  const close = () => setDialog(null);
  return (
    <Card as="li" border radius={3} padding={4} data-testid="api-key">
      <Stack gap={4}>
        <Flex gap={3} align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.grow}>
            <Text as="h2" size={2} weight="semibold" className={styles.typed}>
              {name}
            </Text>
            <Text size={1} muted>
              {prefix}…
            </Text>
          </Stack>
          <Flex gap={2} wrap="wrap">
            {revokedAt ? (
              <Badge tone="critical" fontSize={1}>
                Revoked
              </Badge>
            ) : (
              scopes.map((scope) => (
                <Badge key={scope} fontSize={1}>
                  {SCOPE_TEXTS[scope].label}
                </Badge>
              ))
            )}
          </Flex>
        </Flex>
        <Stack gap={3}>
          {!revokedAt && (
            <Text size={1} muted>
              {quotaText(apiKey)}
            </Text>
          )}
          <Text size={1} muted>
            Created {dayText(createdAt, timeZone)} by <Person id={createdBy} />.{' '}
            {lastUsedAt ? `Last used ${momentText(lastUsedAt, timeZone)}.` : 'Never used.'}
          </Text>
          {revokedAt && revokedBy && (
            <Text size={1} muted>
              Revoked {momentText(revokedAt, timeZone)} by <Person id={revokedBy} />.
            </Text>
          )}
        </Stack>
        {webhooks.length > 0 && (
          <Stack as="ul" gap={3} className={styles.cards} aria-label={`Webhooks of ${name}`}>
            {webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                office={office}
                site={site}
                webhook={webhook}
                timeZone={timeZone}
                onSecret={onSecret}
                onChange={onChange}
              />
            ))}
          </Stack>
        )}
        {!revokedAt && (
          <Flex gap={2} wrap="wrap">
            <Button
              mode="ghost"
              fontSize={1}
              text="Add webhook"
              aria-label={`Add webhook to ${name}`}
              onClick={() => setDialog('webhook')}
            />
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              text="Revoke key"
              aria-label={`Revoke key ${name}`}
              onClick={() => setDialog('revoke')}
            />
          </Flex>
        )}
      </Stack>
      {dialog === 'webhook' && (
        <NewWebhookDialog
          office={office}
          site={site}
          apiKey={apiKey}
          onClose={close}
          onCreated={(secret) => {
            close();
            onSecret(secret);
          }}
        />
      )}
      {dialog === 'revoke' && (
        <FormDialog
          header="Revoke key?"
          button="Revoke key"
          isDanger
          onClose={close}
          run={async () => {
            await office.revokeApiKey({ site, id });
            close();
            await onChange();
          }}
        >
          <Text size={1}>
            Programs that use {name} are refused at once, and its webhooks stop. This cannot be undone.
          </Text>
        </FormDialog>
      )}
    </Card>
  );
}
