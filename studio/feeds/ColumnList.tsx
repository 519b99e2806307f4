import { FIELD_TITLES } from '@forecourt/lib/inventory/stock/mapping/field-titles';
import type { Field } from '@forecourt/lib/inventory/stock/mapping/fields';
import { IGNORED, type SampleAnswer } from '@forecourt/lib/inventory/stock/sample/sample';
import { Card, Select, Stack, Text } from '@sanity/ui';
import { columnText, identityText, oddText } from './columnTexts.ts';
import styles from './Feeds.module.css';
import type { Columns, Values } from './useSample.ts';

/** Values for all vehicles if no column has the condition. */
const CONDITIONS = [
  ['used', 'Used'],
  ['new', 'New'],
  ['demo', 'Demo'],
] as const;

/** Values for all prices if no column has the price type. By law, each price needs one. */
const PRICE_TYPES = ['Drive Away', 'Excl. Govt. Charges', 'Plus on-road costs', 'Ex GST'] as const;

/** The columns of a sample with the field each is mapped to, and defaults for missing columns. */
export function ColumnList({
  sample,
  columns,
  values,
  onChoose,
  onValue,
}: {
  sample: SampleAnswer;
  columns: Columns;
  values: Values;
  onChoose: (column: string, field: Columns[string]) => void;
  onValue: (field: Field, value: string) => void;
}) {
  const filledFields = new Set(Object.values(columns));
  return (
    <Card border radius={3} padding={4} as="section" aria-label="Columns">
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          Columns
        </Text>
        {!filledFields.has('stocknum') && (
          <Text size={1} className={styles.typed}>
            {identityText(filledFields.has('vin'))}
          </Text>
        )}
        {!filledFields.has('car_type') && (
          <div className={styles.column}>
            <Text size={1} className={styles.typed}>
              No column contains the condition (new, demo or used). All vehicles are:
            </Text>
            <Select
              aria-label="All vehicles are"
              fontSize={1}
              value={values.car_type ?? ''}
              onChange={({ currentTarget }) => onValue('car_type', currentTarget.value)}
            >
              <option value="">Choose</option>
              {CONDITIONS.map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          </div>
        )}
        {filledFields.has('price') && !filledFields.has('price_type') && (
          <div className={styles.column}>
            <Text size={1} className={styles.typed}>
              What do the prices include? Drive away means the total price a buyer pays.
            </Text>
            <Select
              aria-label="All prices are"
              fontSize={1}
              value={values.price_type ?? ''}
              onChange={({ currentTarget }) => onValue('price_type', currentTarget.value)}
            >
              <option value="">Default for new, demo and used</option>
              {PRICE_TYPES.map((words) => (
                <option key={words} value={words}>
                  {words}
                </option>
              ))}
            </Select>
          </div>
        )}
        <ul className={styles.lines}>
          {sample.columns.map((column) => (
            <li key={column.name} className={styles.column}>
              <Stack gap={3} className={styles.grow}>
                <Text size={1} weight="medium" className={styles.typed}>
                  {column.name}
                </Text>
                <Text size={1} muted className={styles.typed}>
                  {columnText(column, sample.rows)}
                </Text>
                {column.odd.length > 0 && (
                  <Text size={1} className={styles.typed}>
                    {oddText(column)}
                  </Text>
                )}
              </Stack>
              <Select
                aria-label={`Field for ${column.name}`}
                fontSize={1}
                value={columns[column.name] ?? IGNORED}
                onChange={({ currentTarget }) => onChoose(column.name, fieldOf(currentTarget.value))}
              >
                <option value={IGNORED}>Ignore</option>
                {FIELD_TITLES.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

const fieldOf = (value: string): Columns[string] =>
  FIELD_TITLES.find((field) => field.value === value)?.value ?? IGNORED;
