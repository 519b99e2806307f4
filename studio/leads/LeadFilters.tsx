import { LEAD_VIEWS, type LeadView } from '@forecourt/lib/leads/inbox';
import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import type { SourceKind } from '@forecourt/lib/sites/visit-source/source-kinds';
import { Button, Flex } from '@sanity/ui';
import { SiteAndSearch } from '../reservations/list/SiteAndSearch.tsx';
import { SourceSelect } from '../reservations/list/SourceSelect.tsx';
import styles from './HeldBack.module.css';

export interface ChosenLeads {
  view: LeadView;
  /** Slug, empty for every site. */
  site: string;
  /** Empty for every source. */
  source: SourceKind | '';
  query: string;
}
export const ALL_LEADS: ChosenLeads = { view: 'all', site: '', source: '', query: '' };

const TITLES: Record<LeadView, string> = { all: 'All', unanswered: 'Unanswered', stuck: 'Not delivered' };

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
      <SourceSelect source={chosen.source} onChange={(source) => onChange({ ...chosen, source })} />
      <SiteAndSearch
        chosen={chosen}
        sites={sites}
        label="Search leads"
        searchClassName={styles.grow}
        onChange={(change) => onChange({ ...chosen, ...change })}
      />
    </Flex>
  );
}
