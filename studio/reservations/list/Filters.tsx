import { QUERY_LIMIT, type SiteAnswer } from '@forecourt/lib/back-office/contract';
import { SearchIcon } from '@sanity/icons/Search';
import { Box, Button, Flex, Select, TextInput } from '@sanity/ui';
import styles from '../Reservations.module.css';
import { GROUPS } from '../words.ts';

export interface Chosen {
  /** Name of one of the groups. */
  group: string;
  /** Slug, empty for every site. */
  site: string;
  /** As typed. */
  query: string;
}
export const NOTHING_CHOSEN: Chosen = { group: 'all', site: '', query: '' };

/** Which reservations are listed: by state, site and words. */
export function Filters({
  chosen,
  sites,
  onChange,
}: {
  chosen: Chosen;
  sites: readonly SiteAnswer[];
  onChange: (chosen: Chosen) => void;
}) {
  return (
    <Flex gap={4} align="center" justify="space-between" wrap="wrap">
      <fieldset className={styles.groups}>
        <legend className={styles.hidden}>State</legend>
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
        {sites.length > 1 && (
          <Box className={styles.site}>
            <Select
              aria-label="Site"
              fontSize={1}
              value={chosen.site}
              onChange={(event) => onChange({ ...chosen, site: event.currentTarget.value })}
            >
              <option value="">Every site</option>
              {sites.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Box>
        )}
        <Box className={styles.search}>
          <TextInput
            icon={SearchIcon}
            fontSize={1}
            type="search"
            aria-label="Find a reservation"
            placeholder="Name, mobile, stock number"
            maxLength={QUERY_LIMIT}
            value={chosen.query}
            onChange={(event) => onChange({ ...chosen, query: event.currentTarget.value })}
          />
        </Box>
      </Flex>
    </Flex>
  );
}
