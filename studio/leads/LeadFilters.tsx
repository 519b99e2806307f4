import { LEAD_VIEWS, type LeadView } from '@forecourt/lib/leads/inbox';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Button, Flex } from '@sanity/ui';
import { SiteAndWords } from '../reservations/list/SiteAndWords.tsx';
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
  onChange: (chosenLeads: ChosenLeads) => void;
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
      <SiteAndWords
        chosen={chosen}
        sites={sites}
        label="Find a lead"
        searchClassName={styles.grow}
        onChange={(change) => onChange({ ...chosen, ...change })}
      />
    </Flex>
  );
}
