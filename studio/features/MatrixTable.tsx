import type { FeatureName } from '@forecourt/lib/site/features';
import { Flex, Stack, Text } from '@sanity/ui';
import { type CSSProperties, Fragment } from 'react';
import styles from './FeaturesMatrix.module.css';
import { Position } from './Position.tsx';
import { type FeatureGroup, isOn, type SiteColumn } from './rows.ts';

/** The table itself: a row per feature, a column per site; heads stay in view while it scrolls. */
export function MatrixTable({
  groups,
  sites,
  readOnly,
  onChange,
}: {
  groups: FeatureGroup[];
  sites: SiteColumn[];
  readOnly: boolean;
  onChange: (site: SiteColumn, name: FeatureName, title: string, on: boolean) => void;
}) {
  const rowsShown = groups.flatMap(({ rows }) => rows);
  return (
    <section className={styles.scroll} aria-label="Features by site">
      <table className={styles.table} style={{ '--sites': sites.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <Stack gap={3}>
                <Text size={1} muted>
                  {rowsShown.length === 1 ? '1 feature' : `${rowsShown.length} features`}
                </Text>
                <Flex align="center" gap={2}>
                  <span className={styles.dot} />
                  <Text size={0} muted>
                    differs from the default
                  </Text>
                </Flex>
              </Stack>
            </th>
            {sites.map((site) => (
              <th key={site.id} scope="col" className={styles.site}>
                <Flex direction="column" align="center" gap={3}>
                  <span
                    className={styles.swatch}
                    style={site.accent ? { background: site.accent } : undefined}
                  />
                  <Text size={1} weight="semibold" align="center">
                    {site.name}
                  </Text>
                  <Text size={0} muted align="center">
                    {rowsShown.filter(({ name }) => isOn(site, name)).length} on
                  </Text>
                </Flex>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr>
                <th scope="colgroup" colSpan={sites.length + 1} className={styles.group}>
                  <Text size={1} weight="semibold">
                    {title}
                  </Text>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name} className={styles.row}>
                  <th scope="row" className={styles.feature}>
                    <Stack gap={2}>
                      <Text size={1} weight="medium">
                        {row.title}
                      </Text>
                      <Text size={1} muted>
                        {row.description}
                      </Text>
                    </Stack>
                  </th>
                  {sites.map((site) => (
                    <td key={site.id} className={styles.cell}>
                      <Position
                        on={isOn(site, row.name)}
                        fallback={row.fallback}
                        label={`${row.title} at ${site.name}`}
                        readOnly={readOnly}
                        onChange={(on) => onChange(site, row.name, row.title, on)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
