import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { type CSSProperties, Fragment, useState } from 'react';
import { FeatureSwitch } from './FeatureSwitch.tsx';
import styles from './FeaturesMatrix.module.css';
import { cellName, moveInGrid } from './grid.ts';
import { changeKey, type MatrixHistory } from './history.ts';
import { LastChange } from './LastChange.tsx';
import { RowHead } from './RowHead.tsx';
import { type FeatureGroup, type FeatureRow, inUseText, type MatrixRow, type SettingRow } from './rows.ts';
import { SettingValue } from './SettingValue.tsx';
import type { SiteColumn } from './siteColumn.ts';
import { isOn } from './values.ts';

/** With at most this many sites, long values are shown in full. */
const FEW_SITES = 2;

/**
 * Rendering more cells takes seconds, so beyond this the groups start collapsed, unless a search reduces the
 * rows.
 */
const MOST_CELLS = 6_000;

/**
 * The grid with a row per feature or setting and a column per site. Headers stay visible, and arrow keys move
 * between cells.
 */
export function MatrixTable({
  groups,
  sites,
  history,
  readOnly,
  onSwitch,
  onSetting,
  onChanges,
}: {
  groups: FeatureGroup[];
  sites: SiteColumn[];
  history: MatrixHistory;
  readOnly: boolean;
  onSwitch: (row: FeatureRow, site: SiteColumn, on: boolean) => void;
  onSetting: (row: SettingRow, site: SiteColumn) => void;
  onChanges: (row: MatrixRow, site: SiteColumn) => void;
}) {
  const rowsMatching = groups.flatMap(({ rows }) => rows);
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set());
  const isLarge = rowsMatching.length * sites.length > MOST_CELLS;
  const isOpen = (title: string) => !isLarge || openGroups.has(title);
  const rowsShown = groups.flatMap(({ title, rows }) => (isOpen(title) ? rows : []));
  const [active, setActive] = useState(cellName(0, 0));
  const place = new Map(rowsShown.map((row, index) => [row, index]));
  // Keeps the roving tabindex on an existing cell.
  const [activeRow = 0, activeColumn = 0] = active.split(':').map(Number);
  const isActive = (row: number, column: number) =>
    row === Math.min(activeRow, rowsShown.length - 1) && column === Math.min(activeColumn, sites.length - 1);
  return (
    <section className={styles.scroll} aria-label="Features by site">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table moved through by arrow keys is a grid
        role="grid"
        aria-label="Features by site"
        className={styles.table}
        style={{ '--sites': sites.length } as CSSProperties}
        onKeyDown={(event) => moveInGrid(event, rowsShown.length, sites.length)}
        onFocus={(event) => {
          const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
          if (cell) setActive(cell);
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <Stack gap={3}>
                <Text size={1} muted>
                  {rowsMatching.length === 1 ? '1 row' : `${rowsMatching.length} rows`}
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
                    {inUseText(rowsMatching, site)}
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
                  {isLarge ? (
                    <Button
                      mode="bleed"
                      fontSize={1}
                      padding={2}
                      icon={isOpen(title) ? ChevronDownIcon : ChevronRightIcon}
                      text={`${title} (${rows.length})`}
                      aria-expanded={isOpen(title)}
                      onClick={() => setOpenGroups(toggled(openGroups, title))}
                    />
                  ) : (
                    <Text size={1} weight="semibold">
                      {title}
                    </Text>
                  )}
                </th>
              </tr>
              {(isOpen(title) ? rows : []).map((row) => (
                <tr key={row.name} className={styles.row}>
                  <RowHead row={row} sites={sites} />
                  {sites.map((site, column) => {
                    const rowIndex = place.get(row) ?? 0;
                    const tabIndex = isActive(rowIndex, column) ? 0 : -1;
                    const [change] = history.get(changeKey(site.id, row.name)) ?? [];
                    const label = `${row.title} at ${site.name}`;
                    return (
                      <td key={site.id} className={styles.cell} data-cell={cellName(rowIndex, column)}>
                        <span className={row.kind === 'switch' ? styles.position : styles.setting}>
                          {row.kind === 'switch' ? (
                            <FeatureSwitch
                              on={isOn(site, row.name)}
                              fallback={row.fallback}
                              label={label}
                              readOnly={readOnly}
                              tabIndex={tabIndex}
                              onChange={(on) => onSwitch(row, site, on)}
                            />
                          ) : (
                            <SettingValue
                              row={row}
                              site={site}
                              whole={sites.length <= FEW_SITES}
                              readOnly={readOnly}
                              tabIndex={tabIndex}
                              onOpen={() => onSetting(row, site)}
                            />
                          )}
                          {change && (
                            <LastChange
                              change={change}
                              label={label}
                              tabIndex={tabIndex}
                              onOpen={() => onChanges(row, site)}
                            />
                          )}
                        </span>
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

/** Returns the set with a name added, or removed if it was present. */
function toggled(names: ReadonlySet<string>, name: string): Set<string> {
  const copy = new Set(names);
  if (!copy.delete(name)) copy.add(name);
  return copy;
}
