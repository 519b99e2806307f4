import type { SessionAnswer, WholeReservation } from '@forecourt/lib/operations/back-office/contract';
import type { StaffAction } from '@forecourt/lib/payments/reservation/staff-steps';
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { CloseIcon } from '@sanity/icons/Close';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { ProblemBar, ProblemNotice, Waiting } from '../../back-office/Notice.tsx';
import { useNow } from '../../back-office/useNow.ts';
import { problemOf } from '../../back-office/useSession.ts';
import styles from '../Reservations.module.css';
import { stepTexts } from '../texts.ts';
import { useReservation } from '../useReservation.ts';
import { Details } from './Details.tsx';
import { StepDialog } from './StepDialog.tsx';
import { Steps } from './Steps.tsx';
import { Trail } from './Trail.tsx';
import { VehicleHead } from './VehicleHead.tsx';

const TICK_MS = 5_000;

export function ReservationPane({
  office,
  session,
  reference,
  onClose,
}: {
  office: BackOffice;
  session: SessionAnswer;
  reference: string;
  onClose: () => void;
}) {
  const { reservation, skew, problem, reload, take } = useReservation(office, reference);
  const now = useNow(skew, TICK_MS);
  // The dialog shows the reservation as it was when it opened, because that is what the user confirms.
  const [confirming, setConfirming] = useState<{ action: StaffAction; of: WholeReservation } | null>(null);
  const [changeText, setChangeText] = useState<string | null>(null);
  const toast = useToast();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus(), []);

  async function confirm(note: string) {
    if (!confirming) return;
    const { action, of } = confirming;
    setChangeText(null);
    try {
      await take(action, of.status, note);
      toast.push({ status: 'success', title: stepTexts(action, of).done, duration: 4000 });
    } catch (error) {
      const failure = problemOf(error);
      if (failure.code !== 'changed') throw failure;
      setChangeText(failure.message);
    }
    setConfirming(null);
    pane.current?.focus();
  }

  const site = session.sites.find(({ slug }) => slug === reservation?.site);
  const timeZone = reservation?.timeZone ?? 'UTC';
  const isLost =
    problem && (!reservation || problem.code === 'not_signed_in' || problem.code === 'not_found');
  return (
    <aside ref={pane} tabIndex={-1} className={styles.pane} aria-label={`Reservation ${reference}`}>
      <Flex className={styles.bar} align="center" justify="space-between" paddingX={4} paddingY={3}>
        <Button
          className={styles.back}
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={ArrowLeftIcon}
          text="All reservations"
          onClick={onClose}
        />
        <Text size={1} weight="medium" className={styles.reference}>
          {reference}
        </Text>
        <Button mode="bleed" padding={2} icon={CloseIcon} aria-label="Close" onClick={onClose} />
      </Flex>
      {isLost && <ProblemNotice problem={problem} retry={reload} />}
      {!isLost && !reservation && <Waiting>Loading reservation</Waiting>}
      {!isLost && reservation && (
        <div className={styles.content}>
          <Stack gap={5} paddingX={4} paddingY={5}>
            {problem && <ProblemBar problem={problem} retry={reload} />}
            {changeText && (
              <Card tone="caution" padding={3} border radius={3} role="alert">
                <Text size={1}>{changeText}</Text>
              </Card>
            )}
            <VehicleHead reservation={reservation} timeZone={timeZone} now={now} />
            <Steps
              reservation={reservation}
              readOnly={!site?.mayAct}
              onAsk={(action) => setConfirming({ action, of: reservation })}
            />
            <Details reservation={reservation} site={site?.name ?? reservation.site} timeZone={timeZone} />
            <Trail trail={reservation.trail} timeZone={timeZone} />
          </Stack>
        </div>
      )}
      {confirming && (
        <StepDialog
          words={stepTexts(confirming.action, confirming.of)}
          onConfirm={confirm}
          onClose={() => setConfirming(null)}
        />
      )}
    </aside>
  );
}
