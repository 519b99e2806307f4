import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { timeZoneName } from '../time/timeZones.ts';
import type { Change } from './lake.ts';
import type { ScheduleChange } from './useSchedules.ts';
import { zoneOf } from './zone.ts';

/**
 * A time and a button that schedules changes instead of making them now.
 * @param props.changes the changes; with none the button is disabled
 * @param props.waiting descriptions of changes that are scheduled already
 * @param props.onDone called once they are scheduled
 */
export function ScheduleField({
  changes,
  disabled = false,
  waiting = [],
  schedule,
  onDone,
}: {
  changes: readonly Change[];
  disabled?: boolean;
  waiting?: readonly string[];
  schedule: ScheduleChange;
  onDone: () => void;
}) {
  const id = useId();
  const [time, setTime] = useState('');
  const [busy, setBusy] = useState(false);
  const zone = zoneOf(changes[0]?.site);
  const at = parseLocalTime(time, zone);
  const isPast = at !== null && at.getTime() <= Date.now();
  async function run() {
    if (!at) return;
    setBusy(true);
    const isDone = await schedule(at, changes);
    setBusy(false);
    if (isDone) onDone();
  }
  return (
    <Card tone="transparent" radius={3} padding={4}>
      <Stack gap={3}>
        {waiting.map((text) => (
          <Text size={1} key={text}>
            Scheduled: {text}
          </Text>
        ))}
        <Text as="label" size={1} weight="semibold" htmlFor={id}>
          Or change it later ({timeZoneName(zone)})
        </Text>
        <Flex gap={3} wrap="wrap" align="center">
          <div>
            <TextInput
              id={id}
              type="datetime-local"
              fontSize={1}
              value={time}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          </div>
          <Button
            mode="ghost"
            fontSize={1}
            text={busy ? 'Scheduling…' : 'Schedule'}
            disabled={disabled || busy || at === null || isPast || changes.length === 0}
            onClick={() => void run()}
          />
        </Flex>
        {isPast && (
          <Text size={1} role="alert">
            Choose a time in the future.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
