import {
  BREAKDOWN_LABELS,
  type Breakdown,
  OTHER,
  type ResultsRow,
  STAGE_LABELS,
  STAGES,
  type Stage,
} from '@forecourt/lib/operations/results/selection';
import { Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { formatDay } from '../activity/labels.ts';
import { ColumnHeads } from '../back-office/ColumnHeads.tsx';
import { Figure } from './Figure.tsx';
import styles from './Results.module.css';

/**
 * A table of figures by one dimension, busiest first.
 * @param props.onSelect called to see one row by itself
 */
export function Breakdowns({
  by,
  rows,
  rowCount,
  onSelect,
  onOpen,
}: {
  by: Breakdown;
  rows: readonly ResultsRow[];
  rowCount: number;
  onSelect: (row: ResultsRow) => void;
  onOpen: (stage: Stage, row: ResultsRow, label: string) => void;
}) {
  const schema = useSchema();
  const labelOf = ({ value, label }: ResultsRow): string => {
    if (by === 'day') return formatDay(value);
    // The titles of blocks are those that editors know.
    return by === 'block' && value ? (schema.get(value)?.title ?? label) : label;
  };
  const caption = `Results by ${BREAKDOWN_LABELS[by].toLowerCase()}`;
  return (
    <Stack gap={4}>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.wide} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.hidden}>{caption}</caption>
          <ColumnHeads titles={[BREAKDOWN_LABELS[by], ...STAGES.map((stage) => STAGE_LABELS[stage])]} />
          <tbody>
            {rows.map((row) => {
              const label = labelOf(row);
              // The rest of many values can't be listed by itself.
              const isOther = row.value === OTHER && row.within === '';
              return (
                <tr key={JSON.stringify([row.value, row.within])}>
                  <th scope="row">
                    {isOther ? (
                      <Text size={1}>{label}</Text>
                    ) : (
                      <button
                        type="button"
                        className={styles.name}
                        onClick={() => onSelect({ ...row, label })}
                      >
                        <Text as="span" size={1} weight="medium">
                          {label}
                        </Text>
                      </button>
                    )}
                  </th>
                  {STAGES.map((stage) => (
                    <td key={stage}>
                      <Figure
                        count={row.counts[stage]}
                        label={`${label}, ${STAGE_LABELS[stage].toLowerCase()}`}
                        onOpen={() => onOpen(stage, row, `${STAGE_LABELS[stage]}: ${label}`)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rowCount > rows.length && (
        <Text size={1} muted>
          {`The first ${rows.length} of ${rowCount.toLocaleString('en-AU')}. Export the CSV to see all of them.`}
        </Text>
      )}
    </Stack>
  );
}
