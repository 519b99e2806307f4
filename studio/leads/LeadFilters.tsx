import { QUERY_LIMIT, type SiteAnswer } from '@forecourt/lib/back-office/contract';
import { LEAD_VIEWS, type LeadView } from '@forecourt/lib/lead/inbox';
import { SearchIcon } from '@sanity/icons/Search';
import { Box, Button, Flex, Select, TextInput } from '@sanity/ui';
import styles from './HeldBack.module.css';

/** Which leads somebody chose to see. */
export interface ChosenLeads {
  view: LeadView;
  /** Slug, empty for every site. */
  site: string;
  /** As typed. */
  query: string;
}
export const ALL_LEADS: ChosenLeads = { view: 'all', site: '', query: '' };

const TITLES: Record<LeadView, string> = { all: 'All', unanswered: 'Unanswered', stuck: 'Not delivered' };

/** Which leads are listed: by how they stand, by site and by words. */
export function LeadFilters({
  chosen,
  sites,
  onChange,
}: {
  chosen: ChosenLeads;
  sites: readonly SiteAnswer[];
  onChange: (chosen: ChosenLeads) => void;
}) {
  return (
    <Flex gap={3} align="center" wrap="wrap">
      {LEAD_VIEWS.map((view) => (
        <Button
          key={view}
          mode={view === chosen.view ? 'default' : 'ghost'}
          fontSize={1}
          text={TITLES[view]}
          aria-pressed={view === chosen.view}
          onClick={() => onChange({ ...chosen, view })}
        />
      ))}
      {sites.length > 1 && (
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
      )}
      <Box className={styles.grow}>
        <TextInput
          icon={SearchIcon}
          fontSize={1}
          type="search"
          aria-label="Find a lead"
          placeholder="Name, mobile, stock number"
          maxLength={QUERY_LIMIT}
          value={chosen.query}
          onChange={(event) => onChange({ ...chosen, query: event.currentTarget.value })}
        />
      </Box>
    </Flex>
  );
}
