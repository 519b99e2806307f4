'use client';
import { useTranslations } from 'next-intl';
import { facetLabel, facetOfKey, type ListFacet } from '@/stock/facets.ts';
import { isNarrowed, MAKE, modelOfPair, modelsOf, toggleMake, togglePair } from '@/stock/make-models.ts';
import { FilterOption } from './FilterOption.client.tsx';
import { MakeFilter } from './MakeFilter.client.tsx';
import { useSearchState } from './search-context.client.ts';
import { useFacetItems } from './use-facet-items.client.ts';

const MAKES = facetOfKey(MAKE) as ListFacet;

/** Makes, with checkboxes for the models of each chosen one (FACET-18, FACET-37). */
export function MakeModelFilter({ facet, openAtFirst }: { facet: ListFacet; openAtFirst: boolean }) {
  const { attribute, limit } = facet;
  const t = useTranslations('search');
  const label = facetLabel(facet, useTranslations('stock'));
  const { items } = useFacetItems(attribute, limit);
  const { state, change } = useSearchState();
  const { lists } = state;
  const models = (make: string) => (
    <ul aria-label={t('modelsOf', { make })} className="mb-1 ms-2 border-s border-line ps-5">
      {modelsOf(make, items).map(({ value, count, isRefined }) => (
        <li key={value}>
          <FilterOption
            label={modelOfPair(value)}
            count={count}
            checked={isRefined}
            onChange={() => change({ ...state, lists: togglePair(lists, value), page: 1 })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <MakeFilter
      facet={MAKES}
      label={label}
      openAtFirst={openAtFirst}
      onToggle={(make) => change({ ...state, lists: toggleMake(lists, make), page: 1 })}
      branch={(make) => ({
        partly: isNarrowed(lists, make),
        models: lists[MAKE]?.includes(make) ? models(make) : null,
      })}
    />
  );
}
