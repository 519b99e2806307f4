'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { facetLabel, type RangeFacet } from '@/stock/facets.ts';
import type { Range } from '@/stock/state.ts';
import { selectedRange, sliderBounds } from '../ranges.ts';
import { FilterGroup } from './FilterGroup.client.tsx';
import { PricePicks } from './PricePicks.client.tsx';
import { RangeSlider } from './RangeSlider.client.tsx';
import { useAnswer, useSearchState } from './search-context.client.ts';

/**
 * A slider with two fields; hidden when all stock has the same value.
 * Without results there is no range to offer, so it keeps the last one and is disabled.
 */
export function RangeFilter({ facet, openAtFirst }: { facet: RangeFacet; openAtFirst: boolean }) {
  const { key, attribute, unit } = facet;
  const label = facetLabel(facet, useTranslations('stock'));
  const { state, change } = useSearchState();
  const ends = useAnswer()?.ends[attribute];
  const [seenRange, setSeenRange] = useState<{ min: number; max: number } | null>(null);
  const { [key]: chosenRange, ...others } = state.ranges;
  // Without results there are no bounds, or both are 0.
  const stats = ends?.max ? { min: Math.floor(ends.min ?? 0), max: Math.ceil(ends.max) } : null;
  if (stats && (stats.min !== seenRange?.min || stats.max !== seenRange.max)) setSeenRange(stats);
  const latest = stats ?? seenRange;
  if (!chosenRange && (!latest || latest.min === latest.max)) return null;
  const bounds = sliderBounds(latest ?? undefined, unit);
  const min = chosenRange?.min ?? bounds.min;
  const max = chosenRange?.max ?? bounds.max;
  const choose = (range: Range | null) =>
    change({ ...state, ranges: range ? { ...others, [key]: range } : others, page: 1 });
  return (
    <FilterGroup label={label} chosen={chosenRange ? 1 : 0} openAtFirst={openAtFirst}>
      <RangeSlider
        label={label}
        unit={unit}
        bounds={bounds}
        min={min}
        max={max}
        disabled={stats === null && !chosenRange}
        onChange={choose}
      />
      {attribute === 'sort_price' && (
        <PricePicks
          bounds={bounds}
          max={max}
          onPick={(pick) => choose(selectedRange(min < pick ? min : bounds.min, pick, bounds))}
        />
      )}
    </FilterGroup>
  );
}
