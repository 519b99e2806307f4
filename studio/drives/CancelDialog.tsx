import type { ListedDrive } from '@forecourt/lib/leads/test-drive/staff';
import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { useStep } from './useStep.ts';

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
            text="Cancel test drive"
            loading={busy}
            disabled={busy}
            onClick={() => void run(() => office.cancelTestDrive(drive.id))}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {drive.name} will be notified by email that the test drive on{' '}
          {momentText(drive.startsAt, drive.timeZone)} was cancelled. The time becomes available to others
          straight away.
        </Text>
        {problem && <Problem>{problem}</Problem>}
      </Stack>
    </Dialog>
  );
}
