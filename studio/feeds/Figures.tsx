import type { RunOutcome } from '@forecourt/lib/inventory/stock/importing/report';
import type { RunCounts } from '@forecourt/lib/inventory/stock/runs/runs';
import { Card, Stack, Text } from '@sanity/ui';
import styles from './Feeds.module.css';

const ROWS = [
  ['read', 'Rows'],
  ['taken', 'Accepted'],
  ['mended', 'Corrected'],
  ['held', 'Held'],
  ['repeated', 'Listed twice'],
  ['rejected', 'Rejected'],
] as const;
const VEHICLES = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['retired', 'Retired'],
] as const;

/** Counts of rows and vehicles in a run. Runs without changes have only rows, and undo runs only vehicles. */
export function Figures({ counts, outcome }: { counts: RunCounts; outcome: RunOutcome }) {
  const hasRows = outcome !== 'undo';
  const hasVehicles = outcome !== 'refused' && outcome !== 'failed';
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={4}>
        {hasRows && <Row label="Rows in the file" figures={ROWS} counts={counts} />}
        {hasVehicles && <Row label="Vehicles" figures={VEHICLES} counts={counts} />}
      </Stack>
    </Card>
  );
}

function Row({
  label,
  figures,
  counts,
}: {
  label: string;
  figures: readonly (readonly [keyof RunCounts, string])[];
  counts: RunCounts;
}) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(([name, text]) => (
        <div key={name} className={styles.figure}>
          <Text as="dt" size={1} muted>
            {text}
          </Text>
          <Text as="dd" size={3} weight="semibold" className={styles.number} muted={counts[name] === 0}>
            {counts[name].toLocaleString('en-AU')}
          </Text>
        </div>
      ))}
    </dl>
  );
}
