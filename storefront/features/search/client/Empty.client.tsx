import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '@/ui/Icon.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { isRefined } from '../state.ts';
import { useSetup } from './setup-context.client.ts';
import { useSearchState } from './use-search-state.client.ts';

/** What stands where no car does (SEARCH-33 to SEARCH-36). */
export function Empty() {
  const { path } = useSetup();
  const { state, change } = useSearchState();
  const { results } = useInstantSearch();
  const beyond = results.nbHits > 0;
  return (
    <div className="card mx-auto max-w-140 items-center gap-4 px-6 py-12 text-center">
      <Icon name="search" size={32} className="text-ink-subtle" />
      <h2 className="text-xl">No Results Available</h2>
      <p className="text-ink-muted">
        No results found for your search at this time. Please try adjusting the filters for more results.
      </p>
      {beyond ? (
        <button type="button" className="btn btn-primary" onClick={() => change({ ...state, page: 1 })}>
          Go to page 1
        </button>
      ) : isRefined(state) ? (
        <button type="button" className="btn btn-primary" onClick={() => change({})}>
          Clear Filters
        </button>
      ) : (
        // Nothing to clear here: the whole stock is what is left (readings 65).
        <LinkButton href={path === '/search' ? '/' : '/search'}>Clear Filters</LinkButton>
      )}
    </div>
  );
}
