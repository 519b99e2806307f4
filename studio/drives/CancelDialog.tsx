import type { DriveStepAnswer } from '@forecourt/lib/leads/test-drive/staff';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useStep } from './useStep.ts';

/**
 * Asks before a booking is cancelled.
 * @param props.what `test drive`
 */
export function CancelDialog({
  what,
  booking,
  cancel,
  onDone,
  onClose,
}: {
  what: string;
  booking: { id: string; name: string; startsAt: string; timeZone: string };
  cancel: (id: string) => Promise<DriveStepAnswer>;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { busy, problem, run } = useStep(onDone);
  return (
    <Dialog
      id={useId()}
      header={`Cancel this ${what}?`}
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            tone="critical"
            fontSize={1}
            text={`Cancel ${what}`}
            loading={busy}
            disabled={busy}
            onClick={() => void run(() => cancel(booking.id))}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {booking.name} will be notified by email that the {what} on{' '}
          {momentText(booking.startsAt, booking.timeZone)} was cancelled. The time becomes available to others
          straight away.
        </Text>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
