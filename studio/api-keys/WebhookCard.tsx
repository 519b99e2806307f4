import type { WebhookAction, WebhookAnswer } from '@forecourt/lib/operations/webhooks/webhook';
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import styles from './ApiKeys.module.css';
import { DeliveryLog } from './DeliveryLog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TOPIC_TEXTS, webhookState } from './texts.ts';
import { useSubmit } from './useSubmit.ts';

/** A webhook with its state, its log, and what can be done with it. */
export function WebhookCard({
  office,
  site,
  webhook,
  timeZone,
  onSecret,
  onChange,
}: {
  office: BackOffice;
  site: string;
  webhook: WebhookAnswer;
  timeZone: string;
  onSecret: (secret: string) => void;
  onChange: () => Promise<void>;
}) {
  const { id, url, topics, disabledAt } = webhook;
  const [showsLog, setShowsLog] = useState(false);
  const [logVersion, setLogVersion] = useState(0);
  const [confirms, setConfirms] = useState<'secret' | 'delete' | null>(null);
  const { busy, problem, submit } = useSubmit();
  const toast = useToast();
  const state = webhookState(webhook, timeZone);

  const change = (action: WebhookAction, title: string) =>
    void submit(async () => {
      await office.changeWebhook({ site, id, action });
      toast.push({ status: 'success', title });
      setLogVersion((version) => version + 1);
      await onChange();
    });

  return (
    <Card as="li" border radius={3} padding={4} data-testid="webhook">
      <Stack gap={4}>
        <Flex gap={3} align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.grow}>
            <Text size={1} weight="medium" className={styles.typed}>
              {url}
            </Text>
            <Text size={1} muted>
              {topics.map((topic) => TOPIC_TEXTS[topic].label).join(', ')}
            </Text>
          </Stack>
          <Badge tone={state.tone} fontSize={1}>
            {state.label}
          </Badge>
        </Flex>
        {state.text && (
          <Text size={1} muted>
            {state.text}
          </Text>
        )}
        <Flex gap={2} wrap="wrap">
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={showsLog ? 'Hide deliveries' : 'Show deliveries'}
            aria-expanded={showsLog}
            onClick={() => setShowsLog(!showsLog)}
          />
          {!disabledAt && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Send test event"
              disabled={busy}
              onClick={() => change('test', 'The test event is being sent')}
            />
          )}
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={disabledAt ? 'Enable' : 'Disable'}
            disabled={busy}
            onClick={() =>
              disabledAt ? change('enable', 'Webhook enabled') : change('disable', 'Webhook disabled')
            }
          />
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Replace secret"
            disabled={busy}
            onClick={() => setConfirms('secret')}
          />
          <Button
            mode="ghost"
            tone="critical"
            fontSize={1}
            padding={2}
            text="Delete"
            disabled={busy}
            onClick={() => setConfirms('delete')}
          />
        </Flex>
        {problem && <Problem>{problem}</Problem>}
        {showsLog && (
          <DeliveryLog key={logVersion} office={office} site={site} webhook={webhook} timeZone={timeZone} />
        )}
      </Stack>
      {confirms === 'secret' && (
        <FormDialog
          header="Replace secret?"
          button="Replace secret"
          onClose={() => setConfirms(null)}
          run={async () => {
            const { secret } = await office.replaceWebhookSecret({ site, id });
            setConfirms(null);
            onSecret(secret);
          }}
        >
          <Text size={1}>
            For 24 hours messages are signed with both secrets, so that you can change your system in time.
          </Text>
        </FormDialog>
      )}
      {confirms === 'delete' && (
        <FormDialog
          header="Delete webhook?"
          button="Delete webhook"
          isDanger
          onClose={() => setConfirms(null)}
          run={async () => {
            await office.changeWebhook({ site, id, action: 'delete' });
            setConfirms(null);
            await onChange();
          }}
        >
          <Text size={1}>
            {url} receives no more events, and its deliveries are deleted. To pause it, disable it instead.
          </Text>
        </FormDialog>
      )}
    </Card>
  );
}
