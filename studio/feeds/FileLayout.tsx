import { GENERIC, PRESET_IDS, PRESETS, type PresetId } from '@forecourt/lib/inventory/stock/mapping/presets';
import type { SampleAnswer } from '@forecourt/lib/inventory/stock/sample/sample';
import { Card, Select, Stack, Text } from '@sanity/ui';
import styles from './Feeds.module.css';

const OTHER = 'Other system';

/** The system that wrote the file, and in XML and JSON the list with the vehicles; both can be changed. */
export function FileLayout({
  sample: { preset, records, lists },
  onPreset,
  onRecords,
}: {
  sample: Pick<SampleAnswer, 'preset' | 'records' | 'lists'>;
  onPreset: (preset: PresetId | typeof GENERIC) => void;
  onRecords: (records: string) => void;
}) {
  return (
    <Card border radius={3} padding={4} as="section" aria-label="File layout">
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          File layout
        </Text>
        <div className={styles.column}>
          <Text size={1} className={styles.typed}>
            {preset === GENERIC
              ? 'The columns were recognised by their names and values. If you know which system wrote the file, choose it.'
              : `These are the columns of ${PRESETS[preset].name}.`}
          </Text>
          <Select
            aria-label="System that wrote the file"
            fontSize={1}
            value={preset}
            onChange={({ currentTarget }) => onPreset(presetOf(currentTarget.value))}
          >
            <option value={GENERIC}>{OTHER}</option>
            {PRESET_IDS.map((id) => (
              <option key={id} value={id}>
                {PRESETS[id].name}
              </option>
            ))}
          </Select>
        </div>
        {records !== null && lists.length > 1 && (
          <div className={styles.column}>
            <Text size={1} className={styles.typed}>
              The file contains several lists. Which one has a vehicle in each entry?
            </Text>
            <Select
              aria-label="List of vehicles"
              fontSize={1}
              value={records}
              onChange={({ currentTarget }) => onRecords(currentTarget.value)}
            >
              {lists.map((list) => (
                <option key={list.records} value={list.records}>
                  {`${pathText(list.records)} (${list.entries.toLocaleString('en-AU')} ${list.entries === 1 ? 'entry' : 'entries'})`}
                </option>
              ))}
            </Select>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const presetOf = (value: string): PresetId | typeof GENERIC =>
  PRESET_IDS.find((id) => id === value) ?? GENERIC;

/** Returns a path as people read it: `$.dealers.*.vehicles.*` as `dealers › vehicles`. */
const pathText = (records: string): string =>
  records
    .split('.')
    .filter((part) => part !== '$' && part !== '*')
    .join(' › ') || 'The whole file';
