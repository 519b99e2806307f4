import { QUERY_LIMIT, type SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { SearchIcon } from '@sanity/icons/Search';
import { Box, TextInput } from '@sanity/ui';
import { SiteSelect } from '../../back-office/SiteSelect.tsx';
import styles from '../Reservations.module.css';

interface ChosenFilters {
  /** Slug, empty for every site. */
  site: string;
  query: string;
}

/**
 * Site and search text filters, shared by all lists of shoppers.
 * @param props.label label of the search box, such as `Search leads`
 * @param props.searchClassName class that sets the width of the search box
 */
export function SiteAndSearch({
  chosen: { site, query },
  sites,
  label,
  searchClassName = styles.search ?? '',
  onChange,
}: {
  chosen: ChosenFilters;
  sites: readonly SiteAnswer[];
  label: string;
  searchClassName?: string | undefined;
  onChange: (change: Partial<ChosenFilters>) => void;
}) {
  return (
    <>
      {sites.length > 1 && (
        <Box className={styles.site}>
          <SiteSelect sites={sites} value={site} onChange={(slug) => onChange({ site: slug })} />
        </Box>
      )}
      <Box className={searchClassName}>
        <TextInput
          icon={SearchIcon}
          fontSize={1}
          type="search"
          aria-label={label}
          placeholder="Name, mobile, stock number"
          maxLength={QUERY_LIMIT}
          value={query}
          onChange={(event) => onChange({ query: event.currentTarget.value })}
        />
      </Box>
    </>
  );
}
