import type { DeliveryAnswer, WebhookAnswer } from '@forecourt/lib/operations/webhooks/webhook';
import { Badge, Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './ApiKeys.module.css';
import { deliveryText, EVENT_TEXTS, STATE_TEXTS } from './texts.ts';

/** The last events of a webhook, newest first, each with a button to send it again. */
export function DeliveryLog({
  office,
  site,
  webhook,
  timeZone,
}: {
  office: BackOffice;
  site: string;
  webhook: WebhookAnswer;
  timeZone: string;
}) {
  const { id, disabledAt } = webhook;
  const [rows, setRows] = useState<DeliveryAnswer[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const load = useCallback(
    async (before: string | null, signal?: AbortSignal) => {
      try {
        const answer = await office.webhookDeliveries({ site, id, before }, signal);
        if (signal?.aborted) return;
        setRows((shown) => (before && shown ? [...shown, ...answer.deliveries] : answer.deliveries));
        setNext(answer.next);
        setProblem(null);
      } catch (error) {
        if (!signal?.aborted) setProblem(problemOf(error).message);
      }
    },
    [office, site, id],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(null, controller.signal);
    return () => controller.abort();
  }, [load]);

  async function resend(delivery: DeliveryAnswer) {
    try {
      await office.resendEvent({ site, delivery: delivery.id });
      toast.push({ status: 'success', title: 'The event is being sent again' });
      await load(null);
    } catch (error) {
      toast.push({ status: 'error', title: problemOf(error).message });
    }
  }

  if (problem) return <Problem>{problem}</Problem>;
  if (!rows)
    return (
      <Text size={1} muted role="status">
        Loading deliveries
      </Text>
    );
  return (
    <Stack gap={4}>
      <Flex justify="space-between" align="center" gap={3} wrap="wrap">
        <Text size={1} weight="medium">
          Deliveries
        </Text>
        <Button mode="bleed" fontSize={1} padding={2} text="Refresh" onClick={() => void load(null)} />
      </Flex>
      {rows.length === 0 ? (
        <Text size={1} muted>
          Nothing has been sent yet. Send a test event to try the address.
        </Text>
      ) : (
        // Focusable, so that it can be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus
        <section className={styles.wide} tabIndex={0} aria-label="Deliveries">
          <table className={styles.log} aria-label="Deliveries">
            <thead>
              <tr>
                {['Event', 'Created', 'State', 'Details', 'Action'].map((title) => (
                  <Text as="th" key={title} size={1} muted>
                    {title}
                  </Text>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Text size={1}>{EVENT_TEXTS[row.type]}</Text>
                  </td>
                  <td>
                    <Text size={1}>{momentText(row.createdAt, timeZone)}</Text>
                  </td>
                  <td>
                    <Badge tone={STATE_TEXTS[row.state].tone} fontSize={1}>
                      {STATE_TEXTS[row.state].label}
                    </Badge>
                  </td>
                  <td>
                    <Text size={1} muted>
                      {deliveryText(row, timeZone)}
                    </Text>
                  </td>
                  <td>
                    <Button
                      mode="ghost"
                      fontSize={1}
                      padding={2}
                      text="Send again"
                      disabled={row.state === 'waiting' || disabledAt !== null}
                      onClick={() => void resend(row)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {next && (
        <Flex justify="center">
          <Button mode="ghost" fontSize={1} text="Show more" onClick={() => void load(next)} />
        </Flex>
      )}
    </Stack>
  );
}
