import { Stack, Text } from '@sanity/ui';
import styles from './FeaturesMatrix.module.css';
import type { MatrixRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import { isOn, isSet } from './values.ts';

/** The title of a row, its default, and the number of sites where it is on or set. */
export function RowHead({ row, sites }: { row: MatrixRow; sites: readonly SiteColumn[] }) {
  return (
    <th scope="row" className={styles.feature}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {row.title}
        </Text>
        {row.description && (
          <Text size={1} muted>
            {row.description}
          </Text>
        )}
        {sites.length > 1 && (
          <Text size={0} muted>
            <span className={styles.cut}>{summaryOf(row, sites)}</span>
          </Text>
        )}
      </Stack>
    </th>
  );
}

function summaryOf(row: MatrixRow, sites: readonly SiteColumn[]): string {
  if (row.kind === 'switch') {
    const count = sites.filter((site) => isOn(site, row.name)).length;
    return `On at ${count} of ${sites.length}, default ${row.fallback ? 'on' : 'off'}`;
  }
  const count = sites.filter((site) => isSet(site, row.name)).length;
  return `Set at ${count} of ${sites.length}, default ${row.fallback}`;
}
