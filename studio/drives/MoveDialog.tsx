import type { DriveSlotsAnswer, DriveStepAnswer } from '@forecourt/lib/leads/test-drive/staff';
import { Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useEffect, useId, useState } from 'react';
import { momentText, timeText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useStep } from './useStep.ts';

/**
 * Asks for another time of a booking.
 * @param props.what `test drive`, for the heading
 */
export function MoveDialog({
  what,
  booking,
  loadSlots,
  move,
  onDone,
  onClose,
}: {
  what: string;
  booking: { id: string; name: string; startsAt: string; timeZone: string; place: string };
  loadSlots: (id: string, signal: AbortSignal) => Promise<DriveSlotsAnswer>;
  move: (id: string, slot: string) => Promise<DriveStepAnswer>;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const [slots, setSlots] = useState<readonly string[] | null>(null);
  const [slotsProblem, setSlotsProblem] = useState<string | null>(null);
  const [slot, setSlot] = useState('');
  const { busy, problem, run } = useStep(onDone);

  // Loads the times again if the chosen one was taken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and after a problem
  useEffect(() => {
    const controller = new AbortController();
    loadSlots(booking.id, controller.signal).then(
      (answer) => setSlots(answer.slots),
      (error: unknown) => !controller.signal.aborted && setSlotsProblem(problemOf(error).message),
    );
    return () => controller.abort();
  }, [booking.id, problem]);

  const whatIsWrong = problem ?? slotsProblem;
  const days = [...Map.groupBy(slots ?? [], (time) => dayText(time))];
  return (
    <Dialog
      id={`${id}-move`}
      header={`Reschedule ${what}`}
      width={0}
      onClose={busy ? undefined : onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Cancel" disabled={busy} onClick={onClose} />
          <Button
            fontSize={1}
            text="Reschedule"
            loading={busy}
            disabled={busy || !slot}
            onClick={() => void run(() => move(booking.id, slot))}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {booking.name}, currently {momentText(booking.startsAt, booking.timeZone)}, {booking.place}.
        </Text>
        <Stack gap={3}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-slot`}>
            New time
          </Text>
          <Select
            id={`${id}-slot`}
            fontSize={1}
            value={slot}
            disabled={!slots?.length}
            onChange={(event) => setSlot(event.currentTarget.value)}
          >
            <option value="">{slots && slots.length === 0 ? 'No available times' : 'Choose a time'}</option>
            {days.map(([day, times]) => (
              <optgroup key={day} label={day}>
                {times.map((time) => (
                  <option key={time} value={time}>
                    {timeText(time, booking.timeZone)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Stack>
        {whatIsWrong && <Problem>{whatIsWrong}</Problem>}
      </Stack>
    </Dialog>
  );
}

/** Formats the date of a timestamp with offset: `Monday 23 November`. */
const dayText = (time: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${time.slice(0, 10)}T00:00:00Z`));
