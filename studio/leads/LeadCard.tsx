import type { HeldBackLeadInZone } from '@forecourt/lib/leads/held-back';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { momentText, zoneText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './HeldBack.module.css';

/**
 * A suspected spam lead with its details.
 * @param props.site undefined if the caller no longer has access to it
 * @param props.onSend rejects if the lead was not sent
 */
export function LeadCard({
  lead,
  site,
  onSend,
}: {
  lead: HeldBackLeadInZone;
  site: SiteAnswer | undefined;
  onSend: () => Promise<void>;
}) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name, phone, email, about, message, createdAt, timeZone } = lead;

  async function send() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSend();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Card as="li" border radius={3} padding={4} aria-labelledby={`${id}-name`}>
      <Stack gap={4}>
        <Flex gap={4} justify="space-between" align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.grow}>
            <Text as="h2" size={2} weight="semibold" id={`${id}-name`} className={styles.typed}>
              {name}
            </Text>
            <Text size={1} className={styles.typed}>
              {readablePhone(phone)} · {email}
            </Text>
            <Text size={1} muted className={styles.typed}>
              {about} · {site?.name ?? lead.site} · {momentText(createdAt, timeZone)}{' '}
              {zoneText(createdAt, timeZone)}
            </Text>
          </Stack>
          {site?.mayAct && (
            <Button
              mode="ghost"
              fontSize={1}
              text="Not spam: send lead"
              aria-describedby={`${id}-name`}
              loading={busy}
              aria-disabled={busy}
              onClick={() => void send()}
            />
          )}
        </Flex>
        {message && (
          <div className={styles.message}>
            <Text size={1} className={styles.words}>
              {message}
            </Text>
          </div>
        )}
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Card>
  );
}
