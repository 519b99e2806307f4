import type { ListedDrive } from '@forecourt/lib/leads/test-drive/staff';
import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { useStep } from './useStep.ts';

/** Asks before a drive is cancelled. */
export function CancelDialog({
  office,
  drive,
  onDone,
  onClose,
}: {
  office: BackOffice;
  drive: ListedDrive;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { busy, problem, run } = useStep(onDone);
  return (
    <Dialog
      id={useId()}
      header="Cancel this test drive?"
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            tone="critical"
            fontSize={1}
            text="Cancel the drive"
            loading={busy}
            disabled={busy}
            onClick={() => void run(() => office.cancelTestDrive(drive.id))}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {drive.name} hears by mail that the drive on {momentText(drive.startsAt, drive.timeZone)} is
          cancelled. The time is free for others at once.
        </Text>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
