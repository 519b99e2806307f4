import { Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useId, useRef, useState } from 'react';
import styles from './FeaturesMatrix.module.css';
import { ScheduleField } from './ScheduleField.tsx';
import { sitesChangedAt, type WaitingChange } from './scheduled.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { CancelChange, ScheduleChange } from './useSchedules.ts';
import type { RowName } from './values.ts';

/**
 * The dated changes of a row, each of which can be cancelled, and a field that adds one. A row may be changed any
 * number of times, such as on and off again.
 * @param props.sites the chosen sites; those that have the value at the time already are left out
 * @param props.values what can be scheduled; with several there is a choice
 */
export function CellSchedule({
  name,
  sites,
  values,
  disabled = false,
  waiting,
  schedule,
  onCancel,
}: {
  name: RowName;
  sites: readonly SiteColumn[];
  values: readonly { label: string; value: unknown }[];
  disabled?: boolean;
  waiting: readonly WaitingChange[];
  schedule: ScheduleChange;
  onCancel: CancelChange;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const value = (values[chosen] ?? values[0])?.value;
  const whole = useRef<HTMLDivElement>(null);
  const cancel = async (key: string, { schedule: waitingId, site }: WaitingChange) => {
    setCancelling(key);
    const isDone = await onCancel(waitingId, { site: site.id, name });
    setCancelling(null);
    // The pressed button is gone.
    if (isDone) whole.current?.querySelector('input')?.focus();
  };
  return (
    <Stack gap={4} ref={whole}>
      {waiting.length > 0 && (
        <ul className={styles.schedules} aria-label="Scheduled changes">
          {waiting.map((change) => {
            const key = `${change.schedule} ${change.site.id}`;
            return (
              <li key={key} className={styles.schedule}>
                <Text size={1}>Scheduled: {change.text}</Text>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text="Cancel change"
                  aria-label={`Cancel change: ${change.text}`}
                  disabled={cancelling === key}
                  onClick={() => void cancel(key, change)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <ScheduleField
        zoneSite={sites[0]}
        changesAt={(time) =>
          sitesChangedAt(waiting, sites, name, value, time).map((site) => ({ site, name, value }))
        }
        disabled={disabled}
        schedule={schedule}
      >
        {values.length > 1 && (
          <Flex gap={3} align="center">
            <Text as="label" size={1} htmlFor={id}>
              Change to
            </Text>
            <Select
              id={id}
              fontSize={1}
              value={String(chosen)}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {values.map(({ label }, index) => (
                <option key={label} value={String(index)}>
                  {label}
                </option>
              ))}
            </Select>
          </Flex>
        )}
      </ScheduleField>
    </Stack>
  );
}
