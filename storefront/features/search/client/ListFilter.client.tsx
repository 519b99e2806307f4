import { useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { compareFacetValues, FACET_VALUES_SHOWN, facetValueLabel, type ListFacet } from '../facets.ts';
import { popularMakes } from '../makes.ts';
import { FilterGroup } from './FilterGroup.client.tsx';
import { useSetup } from './setup-context.client.ts';

const COUNT_ORDER: ['count:desc', 'name:asc'] = ['count:desc', 'name:asc'];

interface Item {
  value: string;
  label: string;
  count: number;
  isRefined: boolean;
}

/** A filter of values to tick, any of which may hold; hidden when there is nothing to choose (OPEN-042). */
export function ListFilter({ facet, openAtFirst }: { facet: ListFacet; openAtFirst: boolean }) {
  const { attribute, label, limit, order } = facet;
  const { popularMakesCount } = useSetup();
  const { items, refine } = useRefinementList({ attribute, operator: 'or', limit, sortBy: COUNT_ORDER });
  const [all, setAll] = useState(false);

  const chosen = items.filter(({ isRefined }) => isRefined).length;
  if (items.length < 2 && chosen === 0) return null;
  const sorted =
    order === 'value' ? items.toSorted((a, b) => compareFacetValues(attribute, a.value, b.value)) : items;
  const few = shortList(sorted, attribute === 'make' ? popularMakesCount : FACET_VALUES_SHOWN);
  const shown = all ? (attribute === 'make' ? popularMakes(sorted, 0).all : sorted) : few;
  return (
    <FilterGroup label={label} chosen={chosen} openAtFirst={openAtFirst}>
      <ul aria-label={label}>
        {shown.map((item) => (
          <li key={item.value}>
            <label className="flex min-h-9 items-center gap-3 text-sm hover:text-accent-ink max-lg:min-h-11">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-(--accent)"
                checked={item.isRefined}
                onChange={() => refine(item.value)}
              />
              <span className="min-w-0 grow truncate">{facetValueLabel(attribute, item.value)}</span>
              <span className="numbers text-ink-subtle">{item.count}</span>
            </label>
          </li>
        ))}
      </ul>
      {items.length > few.length && (
        <button type="button" className="more mt-1 text-sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : `Show all ${items.length}`}
        </button>
      )}
    </FilterGroup>
  );
}

/** The first values, and whatever is chosen beyond them. */
const shortList = (items: readonly Item[], count: number): Item[] =>
  items.filter((item, index) => index < count || item.isRefined);
