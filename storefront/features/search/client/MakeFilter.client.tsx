'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { facetLabel, type ListFacet } from '@/stock/facets.ts';
import { popularMakes } from '../popular-makes.ts';
import { FacetSearchField } from './FacetSearchField.client.tsx';
import { FilterGroup } from './FilterGroup.client.tsx';
import { FilterOption } from './FilterOption.client.tsx';
import { MoreButton, Nothing } from './ListFilter.client.tsx';
import { useSetup } from './search-context.client.ts';
import { type FacetValue, useFacetValues } from './use-facet-values.client.ts';

interface Branch {
  partly: boolean;
  models: React.ReactNode;
}

/**
 * Makes: popular ones first, all of them A to Z on demand (FACET-35, FACET-36, OPEN-047).
 * @param props.onToggle replaces the default toggling of a make
 * @param props.branch content below a make (`MakeModelFilter`)
 */
export function MakeFilter({
  facet,
  label: ownLabel,
  openAtFirst,
  onToggle,
  branch,
}: {
  facet: ListFacet;
  label?: string;
  openAtFirst: boolean;
  onToggle?: (make: string) => void;
  branch?: (make: string) => Branch;
}) {
  const t = useTranslations('search');
  const facetName = facetLabel(facet, useTranslations('stock'));
  const label = ownLabel ?? facetName;
  const { popularMakesCount } = useSetup();
  const { values, chosen, total, toggle, find } = useFacetValues(facet);
  const [all, setAll] = useState(false);
  if (total < 2 && chosen === 0) return null;
  const { popular, all: sortedMakes } = popularMakes(values, popularMakesCount);
  const finding = find !== null && find.text !== '';
  const row = (item: FacetValue) => {
    const { partly, models } = branch?.(item.value) ?? { partly: false, models: null };
    return (
      <li key={item.value}>
        <FilterOption
          label={item.label}
          count={item.count}
          checked={item.chosen}
          partly={partly}
          onChange={() => (onToggle ? onToggle(item.value) : toggle(item))}
        />
        {models}
      </li>
    );
  };
  // One list is enough if all makes are popular ones.
  const few = popular.length ? values.filter((item) => popular.includes(item) || item.chosen) : values;
  const hasHeadings = popular.length > 0 && !finding;
  return (
    <FilterGroup label={label} chosen={chosen} openAtFirst={openAtFirst}>
      {find && <FacetSearchField label={find.label} value={find.text} onChange={find.change} />}
      {hasHeadings && <Heading>{t('popularMakes')}</Heading>}
      <ul aria-label={hasHeadings ? t('popularMakes') : label}>
        {(finding ? sortedMakes : all ? popular : few).map(row)}
      </ul>
      {hasHeadings && all && (
        <>
          <Heading>{t('allMakes')}</Heading>
          <ul aria-label={t('allMakes')}>{sortedMakes.map(row)}</ul>
        </>
      )}
      {finding && values.length === 0 && <Nothing />}
      {hasHeadings && <MoreButton all={all} total={values.length} onClick={() => setAll(!all)} />}
    </FilterGroup>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h3 className="mt-2 mb-1 text-xs font-semibold tracking-wide text-ink-subtle uppercase first:mt-0">
    {children}
  </h3>
);
