'use client';
import { useRange, useRefinementList } from 'react-instantsearch';
import { ALL_FACETS, shownAttributes } from '@/stock/facets.ts';
import { useSetup } from './setup-context.client.ts';

/**
 * Keeps the filters that the site does not show at work: an address, a link from a page or an understood
 * sentence may still ask for one, and then a chip shows it. Their values are not counted (`requests.ts`).
 */
export function HiddenFilters() {
  const { facets } = useSetup();
  const shown = shownAttributes(facets);
  return ALL_FACETS.filter(({ attribute }) => !shown.includes(attribute)).map(({ kind, attribute }) =>
    kind === 'range' ? (
      <HiddenRange key={attribute} attribute={attribute} />
    ) : (
      <HiddenList key={attribute} attribute={attribute} />
    ),
  );
}

function HiddenList({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, limit: 1 });
  return null;
}

function HiddenRange({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}
