import type { Site } from '@forecourt/lib/site/site';
import { SearchForm, type SearchFormProps } from './SearchForm.client.tsx';

/** What a search of this site is for, in its placeholder. */
export const searchHint = ({ features, manufacturer }: Pick<Site, 'features' | 'manufacturer'>): string =>
  features.caravansEnabled
    ? 'Caravan, make or model'
    : manufacturer
      ? 'Model, body or stock number'
      : 'Make, model or stock number';

/** A search of a site's stock; see `SearchForm`. */
export const SearchField = ({
  site,
  ...form
}: { site: Site } & Omit<SearchFormProps, 'siteSlug' | 'hint'>) => (
  <SearchForm siteSlug={site.slug} hint={searchHint(site)} {...form} />
);
