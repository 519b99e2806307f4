import type { WorkshopDay } from '@forecourt/lib/leads/service-booking/staff';
import { Card, Stack, Text } from '@sanity/ui';
import styles from './TestDrives.module.css';

const RESOURCES = [
  ['bays', 'Bays'],
  ['arrivals', 'Arrivals at once'],
  ['loanCars', 'Loan cars'],
] as const;

/** What a workshop has in use on a day, at the busiest time. */
export function WorkshopLoad({ workshop: { hours, capacity, used } }: { workshop: WorkshopDay }) {
  return (
    <Card border radius={3} padding={4} tone="transparent">
      <Stack gap={4}>
        <Text size={1} muted>
          {hours ? `Workshop open ${hours}. Most in use at the same time:` : 'The workshop is closed.'}
        </Text>
        {hours && (
          <dl className={styles.meters}>
            {RESOURCES.filter(([name]) => capacity[name] > 0 || used[name] > 0).map(([name, label]) => (
              <div key={name} className={styles.meter}>
                <Text as="dt" size={1}>
                  {label}
                </Text>
                <dd className={styles.value}>
                  <Text size={1} weight="semibold">
                    {used[name]} of {capacity[name]}
                  </Text>
                  <span className={styles.bar} aria-hidden="true">
                    <span
                      style={{ width: `${Math.min(100, (used[name] / Math.max(1, capacity[name])) * 100)}%` }}
                    />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Stack>
    </Card>
  );
}
