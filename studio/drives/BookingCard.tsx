import type { CalendarService, ListedBooking } from '@forecourt/lib/leads/service-booking/staff';
import { WAY_LABELS } from '@forecourt/lib/leads/service-booking/workshop';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { momentText, timeText, zoneText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { ReadyDialog } from './ReadyDialog.tsx';
import styles from './TestDrives.module.css';
import { useStep } from './useStep.ts';

const dateIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment));

/**
 * One booking in the calendar, with its actions.
 * @param props.date the day that is shown; a car may have arrived earlier
 * @param props.site undefined if the caller no longer has access to it
 */
export function BookingCard({
  office,
  booking,
  date,
  site,
  onChanged,
}: {
  office: BackOffice;
  booking: ListedBooking;
  date: string;
  site: SiteAnswer | undefined;
  onChanged: () => Promise<void>;
}) {
  const id = useId();
  const [open, setOpen] = useState<'move' | 'cancel' | 'ready' | 'note' | null>(null);
  const { busy, problem, run } = useStep(onChanged);
  const { name, phone, email, message, startsAt, timeZone, status } = booking;
  const service = booking.kind === 'service' ? booking : null;
  const mayAct = site?.mayAct && status === 'booked';
  const isOpen = mayAct && !service?.arrivedAt && new Date(startsAt) > new Date();
  const what = service ? 'service' : 'test drive';
  const close = () => setOpen(null);
  const dialog = {
    onClose: close,
    onDone: async () => {
      close();
      await onChanged();
    },
  };

  return (
    <Card as="li" border radius={3} padding={4} aria-labelledby={`${id}-name`}>
      <Stack gap={4}>
        <Flex gap={4} align="flex-start" wrap="wrap">
          <Stack gap={3} className={styles.time}>
            <Text size={2} weight="semibold">
              {dateIn(startsAt, timeZone) === date ? timeText(startsAt, timeZone) : 'Here'}
            </Text>
            <Text size={0} muted>
              {dateIn(startsAt, timeZone) === date
                ? zoneText(startsAt, timeZone)
                : `since ${momentText(startsAt, timeZone)}`}
            </Text>
          </Stack>
          <Stack gap={3} className={styles.grow}>
            <Flex gap={2} align="center" wrap="wrap">
              <Text as="h3" size={2} weight="semibold" id={`${id}-name`} className={styles.typed}>
                {name}
              </Text>
              <Badge tone={service ? 'primary' : 'default'}>{service ? 'Service' : 'Test drive'}</Badge>
              <StatusBadge booking={booking} />
            </Flex>
            {service ? <ServiceFacts service={service} /> : <DriveFacts booking={booking} />}
            <Text size={1} muted className={styles.typed}>
              {phone} · {email}
            </Text>
          </Stack>
        </Flex>
        {message && (
          <Text size={1} className={styles.words}>
            {message}
          </Text>
        )}
        {service?.note && (
          <Card tone="caution" radius={2} padding={3}>
            <Text size={1} className={styles.words}>
              {service.note}
            </Text>
          </Card>
        )}
        {mayAct && (service || isOpen) && (
          <Flex gap={2} wrap="wrap" className={styles.actions}>
            {service && !service.arrivedAt && (
              <Action
                id={id}
                text="Mark as arrived"
                disabled={busy}
                onClick={() => void run(() => office.arriveService(booking.id))}
              />
            )}
            {service && !service.readyAt && (
              <Action id={id} text="Mark as ready" onClick={() => setOpen('ready')} />
            )}
            {service && (
              <Action
                id={id}
                text={service.note ? 'Edit note' : 'Add note'}
                onClick={() => setOpen('note')}
              />
            )}
            {isOpen && <Action id={id} text="Reschedule" onClick={() => setOpen('move')} />}
            {isOpen && <Action id={id} text="Cancel" onClick={() => setOpen('cancel')} />}
          </Flex>
        )}
        {problem && <Problem>{problem}</Problem>}
      </Stack>
      {open === 'move' && (
        <MoveDialog
          {...dialog}
          what={what}
          booking={booking}
          loadSlots={service ? office.serviceSlots : office.testDriveSlots}
          move={service ? office.moveService : office.moveTestDrive}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          {...dialog}
          what={what}
          booking={booking}
          cancel={service ? office.cancelService : office.cancelTestDrive}
        />
      )}
      {open === 'ready' && service && <ReadyDialog {...dialog} office={office} service={service} />}
      {open === 'note' && service && <NoteDialog {...dialog} office={office} service={service} />}
    </Card>
  );
}

function Action({
  id,
  text,
  disabled = false,
  onClick,
}: {
  id: string;
  text: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      mode="ghost"
      fontSize={1}
      text={text}
      disabled={disabled}
      aria-describedby={`${id}-name`}
      onClick={onClick}
    />
  );
}

function StatusBadge({ booking }: { booking: ListedBooking }) {
  if (booking.status === 'cancelled') return <Badge tone="caution">Cancelled</Badge>;
  if (booking.kind === 'drive') return null;
  if (booking.readyAt) return <Badge tone="positive">Ready</Badge>;
  return booking.arrivedAt ? <Badge tone="positive">Arrived</Badge> : null;
}

function ServiceFacts({ service }: { service: CalendarService }) {
  const { vehicle, jobs, duration, price, way, endsAt, timeZone } = service;
  return (
    <>
      <Text size={1} className={styles.typed}>
        {[vehicle, jobs.join(', ')].filter(Boolean).join(': ')}
      </Text>
      <Text size={1} muted className={styles.typed}>
        {[duration, price, WAY_LABELS[way], `ready by ${momentText(endsAt, timeZone)}`].join(' · ')}
      </Text>
    </>
  );
}

const DriveFacts = ({ booking }: { booking: ListedBooking }) =>
  booking.kind === 'drive' && (
    <Text size={1} className={styles.typed}>
      {booking.car ?? 'No car chosen yet'}
    </Text>
  );
