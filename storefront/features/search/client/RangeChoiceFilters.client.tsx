'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type BandsFacet, facetLabel, facetValueLabel, type RangeFacet } from '@/stock/facets.ts';
import { addedChoices, isSameRange, PRICE_BAND_CHOICES, type RangeChoice } from '../range-choices.ts';
import { FilterGroup } from './FilterGroup.client.tsx';
import { FilterOption } from './FilterOption.client.tsx';
import { useAnswer, useSearchState, useSetup } from './search-context.client.ts';
import { useFacetItems } from './use-facet-items.client.ts';

/** Price bands (FACET-22). Counts cover all prices, so they are hidden after a selection. */
export function BandsFilter({ facet, openAtFirst }: { facet: BandsFacet; openAtFirst: boolean }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { state } = useSearchState();
  const { items } = useFacetItems(facet.attribute, PRICE_BAND_CHOICES.length);
  const isChosen = state.ranges.price !== undefined;
  // Just after a band is cleared, the current answer still has that band only.
  const [wasSeen, setWasSeen] = useState(false);
  const some = items.length > 1 || isChosen;
  if (!wasSeen && some) setWasSeen(true);
  if (!wasSeen && !some) return null;
  const counts = new Map(items.map(({ value, count }) => [value, count]));
  const choices =
    isChosen || items.length < 2
      ? PRICE_BAND_CHOICES
      : PRICE_BAND_CHOICES.filter(({ label }) => counts.has(label));
  return (
    <Choices
      rangeKey="price"
      label={facetLabel(facet, stock)}
      any={t('anyPrice')}
      choices={choices.map((choice) => ({
        ...choice,
        label: facetValueLabel(facet.attribute, choice.label, stock),
        count: isChosen ? undefined : counts.get(choice.label),
      }))}
      openAtFirst={openAtFirst}
    />
  );
}

/** When a vehicle was added (FACET-34); hidden when all were added at the same time. */
export function AddedFilter({ facet, openAtFirst }: { facet: RangeFacet; openAtFirst: boolean }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { card } = useSetup();
  const { state } = useSearchState();
  const ends = useAnswer()?.ends[facet.attribute];
  if (!state.ranges[facet.key] && ends?.min === ends?.max) return null;
  return (
    <Choices
      rangeKey={facet.key}
      label={facetLabel(facet, stock)}
      any={t('anyTime')}
      choices={addedChoices(card.now, t)}
      openAtFirst={openAtFirst}
    />
  );
}

function Choices({
  rangeKey,
  label,
  any,
  choices,
  openAtFirst,
}: {
  rangeKey: string;
  label: string;
  any: string;
  choices: readonly (RangeChoice & { count?: number | undefined })[];
  openAtFirst: boolean;
}) {
  const { state, change } = useSearchState();
  const { [rangeKey]: now, ...others } = state.ranges;
  const row = (choice: (typeof choices)[number] | null) => (
    <li key={choice?.label ?? any}>
      <FilterOption
        type="radio"
        name={`choice-${rangeKey}`}
        label={choice?.label ?? any}
        count={choice?.count}
        checked={choice ? isSameRange(now, choice.range) : now === undefined}
        onChange={() =>
          change({ ...state, ranges: choice ? { ...others, [rangeKey]: choice.range } : others, page: 1 })
        }
      />
    </li>
  );
  return (
    <FilterGroup label={label} chosen={now ? 1 : 0} openAtFirst={openAtFirst}>
      <ul aria-label={label}>{[null, ...choices].map(row)}</ul>
    </FilterGroup>
  );
}
