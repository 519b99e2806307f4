'use client';
import { SORTS } from '@forecourt/lib/search/sorts';
import { usePagination, useRange, useRefinementList, useSearchBox, useSortBy } from 'react-instantsearch';
import { ALL_FACETS } from '@/stock/facets.ts';

const SORT_ITEMS = SORTS.map(({ indexName, label }) => ({ value: indexName, label }));

/**
 * Everything that a state may say, as InstantSearch needs to know it: it drops what it has no widget for. Filters that
 * the site does not show are among them, since an address, a link from a page or an understood sentence may still
 * ask for one; their values are not counted (`requests.ts`). Shows nothing.
 */
export function Widgets() {
  useSearchBox();
  usePagination();
  useSortBy({ items: SORT_ITEMS });
  return ALL_FACETS.map(({ kind, attribute }) =>
    kind === 'range' ? (
      <RangeWidget key={attribute} attribute={attribute} />
    ) : (
      <ListWidget key={attribute} attribute={attribute} />
    ),
  );
}

function ListWidget({ attribute }: { attribute: string }) {
  // The page lists the values itself, from the answer.
  useRefinementList({ attribute, operator: 'or', limit: 1 });
  return null;
}

function RangeWidget({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}
