import { CONFLICT_LABELS } from '@forecourt/lib/leads/service-booking/conflict-labels';
import type { ListedConflict } from '@forecourt/lib/leads/service-booking/staff';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { momentText } from '../back-office/moments.ts';
import styles from './TestDrives.module.css';

const dateOf = ({ startsAt, timeZone }: ListedConflict): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(startsAt));

/** Lists bookings that no longer fit after a change of hours or capacity. Renders nothing without any. */
export function Conflicts({
  conflicts,
  onOpen,
}: {
  conflicts: readonly ListedConflict[];
  onOpen: (date: string) => void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <Card border radius={3} padding={4} tone="caution" as="section" aria-label="Conflicts">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {conflicts.length === 1
            ? 'One booking no longer fits the opening hours or capacity'
            : `${conflicts.length} bookings no longer fit the opening hours or capacity`}
        </Text>
        <Stack as="ul" gap={3} className={styles.cards}>
          {conflicts.map((conflict) => (
            <Flex key={conflict.id} as="li" gap={3} align="center" wrap="wrap">
              <div className={styles.grow}>
                <Text size={1} className={styles.typed}>
                  {momentText(conflict.startsAt, conflict.timeZone)} · {conflict.name} · {conflict.place} ·{' '}
                  {CONFLICT_LABELS[conflict.reason]}
                </Text>
              </div>
              <Button
                mode="ghost"
                fontSize={1}
                text="Show day"
                aria-label={`Show the day of ${conflict.name}`}
                onClick={() => onOpen(dateOf(conflict))}
              />
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
