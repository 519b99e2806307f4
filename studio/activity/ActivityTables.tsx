import { type ActivityAnswer, COUNTED, type Counts } from '@forecourt/lib/operations/events/activity';
import { sourceText } from '@forecourt/lib/sites/visit-source/visit-text';
import { Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { ColumnHeads } from '../back-office/ColumnHeads.tsx';
import styles from './Activity.module.css';
import { COUNT_LABELS, formatDay } from './labels.ts';

/** A row per car, most active first, and one for activity without a car. */
export function VehicleTable({ answer }: { answer: ActivityAnswer }) {
  const { cars: vehicles, carCount } = answer;
  return (
    <Stack gap={4}>
      <Table
        caption="Activity by car"
        head="Car"
        rows={vehicles.map(({ id, title, stocknum, ...counts }) => ({
          key: id ?? '',
          counts,
          label: (
            <Stack gap={3}>
              <Text size={1} weight="medium" className={styles.name}>
                {id === null ? 'No car' : title || 'Deleted car'}
              </Text>
              {id !== null && (
                <Text size={1} muted className={styles.name}>
                  {stocknum ? `Stock ${stocknum}` : id}
                </Text>
              )}
            </Stack>
          ),
        }))}
      />
      {carCount > vehicles.length && (
        <Text size={1} muted>
          {`The first ${vehicles.length} of ${carCount.toLocaleString('en-AU')}. Export the CSV to see all of them.`}
        </Text>
      )}
    </Stack>
  );
}

/** A row per source of visits, most active first. */
export const SourceTable = ({ answer }: { answer: ActivityAnswer }) => (
  <Table
    caption="Activity by source"
    head="Came from"
    rows={answer.sources.map(({ kind, name, ...counts }) => ({
      key: `${kind} ${name}`,
      counts,
      label: (
        <Text size={1} weight="medium" className={styles.name}>
          {kind === null ? 'Unknown' : sourceText({ kind, name, campaign: null })}
        </Text>
      ),
    }))}
  />
);

/** A row per day, latest first. */
export const DayTable = ({ answer }: { answer: ActivityAnswer }) => (
  <Table
    caption="Activity by day"
    head="Day"
    rows={answer.days.map(({ day, ...counts }) => ({
      key: day,
      counts,
      label: (
        <Text size={1} weight="medium">
          {formatDay(day)}
        </Text>
      ),
    }))}
  />
);

function Table({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: string;
  rows: readonly { key: string; label: ReactNode; counts: Counts }[];
}) {
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.wide} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{caption}</caption>
        <ColumnHeads titles={[head, ...COUNTED.map((what) => COUNT_LABELS[what])]} />
        <tbody>
          {rows.map(({ key, label, counts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {COUNTED.map((what) => (
                <td key={what}>
                  <Text size={1} muted={counts[what] === 0}>
                    {counts[what].toLocaleString('en-AU')}
                  </Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
