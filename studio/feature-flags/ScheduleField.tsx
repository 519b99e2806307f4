import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { timeZoneName } from '../time/timeZones.ts';
import type { Change } from './lake.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { ScheduleChange } from './useSchedules.ts';
import { zoneOf } from './zone.ts';

/**
 * A time and a button that schedules changes instead of making them now.
 * @param props.changesAt the changes at a time; without any, the button is disabled
 * @param props.zoneSite the site whose time zone the time is in
 * @param props.children more inputs, shown before the time
 * @param props.onDone called once they are scheduled
 */
export function ScheduleField({
  changesAt,
  zoneSite,
  disabled = false,
  schedule,
  children,
  onDone,
}: {
  changesAt: (time: Date) => readonly Change[];
  zoneSite: SiteColumn | undefined;
  disabled?: boolean;
  schedule: ScheduleChange;
  children?: ReactNode;
  onDone?: () => void;
}) {
  const id = useId();
  const [time, setTime] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const zone = zoneOf(zoneSite);
  const at = parseLocalTime(time, zone);
  const isPast = at !== null && at.getTime() <= Date.now();
  const changes = at ? changesAt(at) : [];
  async function run() {
    if (!at) return;
    setBusy(true);
    const isDone = await schedule(at, changes);
    setBusy(false);
    if (!isDone) return;
    setTime('');
    // The button is disabled until there is another time.
    input.current?.focus();
    onDone?.();
  }
  return (
    <Card tone="transparent" radius={3} padding={4}>
      <Stack gap={3}>
        <Text as="label" size={1} weight="semibold" htmlFor={id}>
          Or change it later ({timeZoneName(zone)})
        </Text>
        <Flex gap={3} wrap="wrap" align="center">
          {children}
          <div>
            <TextInput
              id={id}
              ref={input}
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
        {at !== null && !isPast && !disabled && changes.length === 0 && (
          <Text size={1} role="status">
            This changes nothing at that time.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
