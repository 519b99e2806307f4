'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePayment } from '@/features/finance/payment/use-payment.client.ts';
import { bodyIcon } from '@/features/search/body-icon.ts';
import { comparisonRange } from '@/stock/comparison-range.ts';
import { FACET_VALUES_SHOWN, facetLabel, type ListFacet, offersWeeklyAmounts } from '@/stock/facets.ts';
import { FacetSearchField } from './FacetSearchField.client.tsx';
import { FilterGroup } from './FilterGroup.client.tsx';
import { FilterOption } from './FilterOption.client.tsx';
import { useSearchState, useSetup } from './search-context.client.ts';
import { useFacetValues } from './use-facet-values.client.ts';

/** Loaded for shoppers whose weekly figures are their own. */
const WeeklyBasis = dynamic(() => import('./WeeklyBasis.client.tsx').then((module) => module.WeeklyBasis));

/** Checkboxes combined with OR; hidden when there is nothing to choose (OPEN-042). */
export function ListFilter({ facet, openAtFirst }: { facet: ListFacet; openAtFirst: boolean }) {
  const { attribute } = facet;
  const label = facetLabel(facet, useTranslations('stock'));
  const { certifiedOnly, weeklyRates, ownTerms } = useSetup();
  const { terms } = useSearchState().state;
  const isApproved = usePayment()?.approval != null;
  const hasBasis = offersWeeklyAmounts([facet]) && ((ownTerms && terms) || isApproved);
  const { values, chosen, total, complete, toggle, find } = useFacetValues(facet);
  const [all, setAll] = useState(false);
  if (total < 2 && chosen === 0) return null;
  const offeredValues =
    attribute === 'certified' && certifiedOnly ? values.filter(({ value }) => value !== 'false') : values; // FACET-33
  const finding = find !== null && find.text !== '';
  const few = offeredValues.filter((item, index) => index < FACET_VALUES_SHOWN || item.chosen);
  return (
    <FilterGroup label={label} chosen={chosen} openAtFirst={openAtFirst}>
      {weeklyRates && offersWeeklyAmounts([facet]) && (
        <p data-credit="comparison" lang="en" dir="ltr" className="numbers pb-1 text-sm max-lg:text-base">
          {comparisonRange(weeklyRates)}
        </p>
      )}
      {hasBasis && <WeeklyBasis />}
      {find && <FacetSearchField label={find.label} value={find.text} onChange={find.change} />}
      <ul aria-label={label}>
        {(all || finding ? offeredValues : few).map((item) => (
          <li key={item.value}>
            <FilterOption
              label={item.label}
              count={item.count}
              checked={item.chosen}
              icon={attribute === 'simple_body' ? bodyIcon(item.value) : undefined}
              onChange={() => toggle(item)}
            />
          </li>
        ))}
      </ul>
      {finding && offeredValues.length === 0 && <Nothing />}
      {!finding && offeredValues.length > few.length && (
        <MoreButton all={all} total={complete ? offeredValues.length : null} onClick={() => setAll(!all)} />
      )}
    </FilterGroup>
  );
}

export function Nothing() {
  const t = useTranslations('search');
  return (
    <p role="status" className="py-2 text-sm text-ink-muted">
      {t('noMatches')}
    </p>
  );
}

export function MoreButton({
  all,
  total,
  onClick,
}: {
  all: boolean;
  total: number | null;
  onClick: () => void;
}) {
  const t = useTranslations('search');
  return (
    <button type="button" className="more mt-1 text-sm max-lg:min-h-11" aria-expanded={all} onClick={onClick}>
      {all ? t('showLess') : total === null ? t('showMore') : t('showAll', { count: total })}
    </button>
  );
}
