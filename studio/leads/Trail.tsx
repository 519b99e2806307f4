import type { TrailAnswer } from '@forecourt/lib/leads/inbox';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import styles from './HeldBack.module.css';
import { deliveryName, deliveryText } from './texts.ts';

/** The deliveries of a lead with their status, and a button that sends it again. */
export function Trail({
  office,
  leadId,
  timeZone,
  mayAct,
}: {
  office: BackOffice;
  leadId: string;
  timeZone: string;
  mayAct: boolean;
}) {
  const [trail, setTrail] = useState<TrailAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    office.leadTrail(leadId, controller.signal).then(setTrail, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error).message);
    });
    return () => controller.abort();
  }, [office, leadId]);

  async function resend() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      setTrail(await office.resendLead(leadId));
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }

  return (
    <Stack gap={4}>
      {!trail && !problem && (
        <Text size={1} muted role="status">
          Loading deliveries
        </Text>
      )}
      {trail && (
        <Stack as="ul" gap={3} className={styles.cards} aria-label="Deliveries">
          {trail.deliveries.map((delivery) => (
            <Text as="li" size={1} key={`${delivery.kind} ${delivery.name}`} className={styles.typed}>
              <strong>{deliveryName(delivery)}</strong> {deliveryText(delivery, timeZone)}
            </Text>
          ))}
        </Stack>
      )}
      {problem && <Problem>{problem}</Problem>}
      {mayAct && trail && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            text="Resend to the dealership"
            loading={busy}
            aria-disabled={busy}
            onClick={() => void resend()}
          />
        </Flex>
      )}
    </Stack>
  );
}
