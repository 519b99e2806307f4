import type { FeatureName } from '@forecourt/lib/site/features';
import { Switch, Text } from '@sanity/ui';
import { Fragment } from 'react';
import styles from './FeaturesMatrix.module.css';
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
  const shown = groups.flatMap(({ rows }) => rows);
  return (
    <section className={styles.scroll} aria-label="Features by site">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <Text size={1} muted>
                {shown.length} features
              </Text>
            </th>
            {sites.map((site) => (
              <th key={site.id} scope="col" className={styles.site}>
                <span
                  className={styles.swatch}
                  style={site.accent ? { background: site.accent } : undefined}
                />
                <Text size={1} weight="semibold" align="center">
                  {site.name}
                </Text>
                <Text size={0} muted align="center">
                  {shown.filter(({ name }) => isOn(site, name)).length} on
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr>
                <th scope="colgroup" colSpan={sites.length + 1} className={styles.group}>
                  <Text size={1} weight="semibold" muted>
                    {title}
                  </Text>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name} className={styles.row}>
                  <th scope="row" className={styles.feature}>
                    <Text size={1} weight="medium">
                      {row.title}
                    </Text>
                    <Text size={0} muted>
                      {row.description}
                    </Text>
                  </th>
                  {sites.map((site) => {
                    const on = isOn(site, row.name);
                    const changed = on !== row.fallback;
                    return (
                      <td key={site.id} className={changed ? styles.changed : styles.cell}>
                        <Switch
                          checked={on}
                          readOnly={readOnly}
                          disabled={readOnly}
                          aria-label={`${row.title} at ${site.name}`}
                          title={
                            changed
                              ? `Differs from the default (${row.fallback ? 'on' : 'off'})`
                              : 'As by default'
                          }
                          onChange={() => onChange(site, row.name, row.title, !on)}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
