import type { HeldBackLeadInZone } from '@forecourt/lib/leads/held-back';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { momentText, zoneText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './HeldBack.module.css';

/**
 * A suspected spam lead with its details.
 * @param props.site undefined if the caller no longer has access to it
 * @param props.isChosen whether it is selected, to send or delete several
 * @param props.onSend rejects if the lead was not sent
 */
export function LeadCard({
  lead,
  site,
  isChosen,
  onChoose,
  onDelete,
  onSend,
}: {
  lead: HeldBackLeadInZone;
  site: SiteAnswer | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDelete: () => void;
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
        <Flex gap={3} align="flex-start">
          {site?.mayAct && (
            <Checkbox
              aria-label={`Select the lead from ${name || readablePhone(phone)}`}
              checked={isChosen}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
            />
          )}
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
        </Flex>
        {message && (
          <div className={styles.message}>
            <Text size={1} className={styles.words}>
              {message}
            </Text>
          </div>
        )}
        {site?.mayAct && (
          <Flex gap={2} wrap="wrap">
            <Button
              mode="ghost"
              fontSize={1}
              text="Not spam: send lead"
              aria-describedby={`${id}-name`}
              loading={busy}
              aria-disabled={busy}
              onClick={() => void send()}
            />
            <Button
              mode="bleed"
              tone="critical"
              fontSize={1}
              text="Delete"
              aria-describedby={`${id}-name`}
              onClick={onDelete}
            />
          </Flex>
        )}
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Card>
  );
}
