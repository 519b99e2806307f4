import { SearchIcon } from '@sanity/icons/Search';
import { UndoIcon } from '@sanity/icons/Undo';
import { Box, Button, Checkbox, Flex, Select, Text, TextInput } from '@sanity/ui';
import type { ReactNode } from 'react';
import styles from './FeaturesMatrix.module.css';
import type { Grouping } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

export interface View {
  words: string;
  differing: boolean;
  settings: boolean;
  by: Grouping;
  /** Ids of two sites to compare. Null shows all sites. */
  compared: readonly [string, string] | null;
}

/** Search, comparison and filters of the matrix, and a button that undoes the last change. */
export function Toolbar({
  view,
  sites,
  undo,
  onView,
  children,
}: {
  view: View;
  sites: readonly SiteColumn[];
  /** Null if there is nothing to undo, or the user may not. */
  undo: { words: string; run: () => void } | null;
  onView: (view: View) => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const [first, second] = view.compared ?? ['', ''];
  const compare = (one: string, other: string) =>
    onView({ ...view, compared: one && other ? [one, other] : null });
  const tick = (name: 'differing' | 'settings', title: string) => (
    <Flex as="label" gap={2} align="center" className={styles.label}>
      <Checkbox
        checked={view[name] || (name === 'differing' && view.compared !== null)}
        disabled={name === 'differing' && view.compared !== null}
        onChange={(event) => onView({ ...view, [name]: event.currentTarget.checked })}
      />
      <Text size={1}>{title}</Text>
    </Flex>
  );
  const choice = (label: string, value: string, onChange: (id: string) => void) => (
    <Box className={styles.choice}>
      <Select
        aria-label={label}
        fontSize={1}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{label}</option>
        {sites.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
  return (
    <Flex gap={4} align="center" wrap="wrap">
      {undo && (
        <Button
          mode="ghost"
          fontSize={1}
          icon={UndoIcon}
          text="Undo last change"
          title={undo.words}
          onClick={undo.run}
        />
      )}
      {sites.length > 1 && (
        <Flex gap={2} align="center">
          {choice('Compare site', first, (id) =>
            compare(id, second || (sites.find((site) => site.id !== id)?.id ?? '')),
          )}
          {view.compared && choice('with another', second, (id) => compare(first, id))}
        </Flex>
      )}
      <Box className={styles.choice}>
        <Select
          aria-label="Group by"
          fontSize={1}
          value={view.by}
          onChange={(event) => onView({ ...view, by: event.currentTarget.value as Grouping })}
        >
          <option value="page">By page</option>
          <option value="subject">By subject</option>
        </Select>
      </Box>
      {tick('differing', 'Differences only')}
      {tick('settings', 'Show settings')}
      <Box className={styles.search}>
        <TextInput
          icon={SearchIcon}
          aria-label="Search features"
          placeholder="Search features"
          value={view.words}
          onChange={(event) => onView({ ...view, words: event.currentTarget.value })}
        />
      </Box>
      {children}
    </Flex>
  );
}
