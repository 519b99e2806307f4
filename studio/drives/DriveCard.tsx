import type { ListedDrive } from '@forecourt/lib/leads/test-drive/staff';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { timeText, zoneText } from '../back-office/moments.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import styles from './TestDrives.module.css';

/**
 * One test drive with its actions.
 * @param props.site undefined if the caller no longer has access to it
 */
export function DriveCard({
  office,
  drive,
  site,
  mayChange,
  onChanged,
}: {
  office: BackOffice;
  drive: ListedDrive;
  site: SiteAnswer | undefined;
  mayChange: boolean;
  onChanged: () => Promise<void>;
}) {
  const id = useId();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { name, phone, email, car, place, message, startsAt, timeZone, status } = drive;
  const isBooked = status === 'booked';
  const close = () => setOpen(null);
  const closeAndReport = async () => {
    close();
    await onChanged();
  };

  return (
    <Card as="li" border radius={3} padding={4} aria-labelledby={`${id}-name`}>
      <Stack gap={4}>
        <Flex gap={4} align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.time}>
            <Text size={2} weight="semibold">
              {timeText(startsAt, timeZone)}
            </Text>
            <Text size={0} muted>
              {zoneText(startsAt, timeZone)}
            </Text>
          </Stack>
          <Stack gap={3} className={styles.grow}>
            <Flex gap={3} align="center">
              <Text as="h3" size={2} weight="semibold" id={`${id}-name`} className={styles.typed}>
                {name}
              </Text>
              {!isBooked && <Badge tone="caution">Cancelled</Badge>}
            </Flex>
            <Text size={1} className={styles.typed}>
              {car ?? 'No car chosen yet'}
            </Text>
            <Text size={1} muted className={styles.typed}>
              {phone} · {email} · {place}
            </Text>
          </Stack>
          {mayChange && isBooked && site?.mayAct && (
            <Flex gap={2}>
              <Button
                mode="ghost"
                fontSize={1}
                text="Reschedule"
                aria-describedby={`${id}-name`}
                onClick={() => setOpen('move')}
              />
              <Button
                mode="ghost"
                fontSize={1}
                text="Cancel"
                aria-describedby={`${id}-name`}
                onClick={() => setOpen('cancel')}
              />
            </Flex>
          )}
        </Flex>
        {message && (
          <Text size={1} className={styles.words}>
            {message}
          </Text>
        )}
      </Stack>
      {open === 'move' && (
        <MoveDialog
          what="test drive"
          booking={drive}
          loadSlots={office.testDriveSlots}
          move={office.moveTestDrive}
          onDone={closeAndReport}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          what="test drive"
          booking={drive}
          cancel={office.cancelTestDrive}
          onDone={closeAndReport}
          onClose={close}
        />
      )}
    </Card>
  );
}
