import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import type { SourceKind } from '@forecourt/lib/sites/visit-source/source-kinds';
import { Button, Flex } from '@sanity/ui';
import styles from '../Reservations.module.css';
import { GROUPS } from '../texts.ts';
import { SiteAndSearch } from './SiteAndSearch.tsx';
import { SourceSelect } from './SourceSelect.tsx';

export interface Chosen {
  /** Name of one of the groups. */
  group: string;
  /** Slug, empty for every site. */
  site: string;
  /** Empty for every source. */
  source: SourceKind | '';
  query: string;
}
export const NOTHING_CHOSEN: Chosen = { group: 'all', site: '', source: '', query: '' };

export function Filters({
  chosen,
  sites,
  onChange,
}: {
  chosen: Chosen;
  sites: readonly SiteAnswer[];
  onChange: (chosenFilter: Chosen) => void;
}) {
  return (
    <Flex gap={4} align="center" justify="space-between" wrap="wrap">
      <fieldset className={styles.groups}>
        <legend className={styles.hidden}>Status</legend>
        {GROUPS.map(({ name, title }) => (
          <Button
            key={name}
            mode="bleed"
            fontSize={1}
            padding={3}
            text={title}
            selected={chosen.group === name}
            aria-pressed={chosen.group === name}
            onClick={() => onChange({ ...chosen, group: name })}
          />
        ))}
      </fieldset>
      <Flex gap={3} wrap="wrap">
        <SourceSelect source={chosen.source} onChange={(source) => onChange({ ...chosen, source })} />
        <SiteAndSearch
          chosen={chosen}
          sites={sites}
          label="Search reservations"
          onChange={(change) => onChange({ ...chosen, ...change })}
        />
      </Flex>
    </Flex>
  );
}
