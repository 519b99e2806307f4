'use client';
import { useState } from 'react';
import { useRange } from 'react-instantsearch';
import type { RangeFacet } from '@/stock/facets.ts';
import type { Range } from '@/stock/state.ts';
import { askedRange, sliderBounds } from '../ranges.ts';
import { FilterGroup } from './FilterGroup.client.tsx';
import { PricePicks } from './PricePicks.client.tsx';
import { RangeSlider } from './RangeSlider.client.tsx';

const finite = (value: number | undefined, otherwise: number) =>
  value !== undefined && Number.isFinite(value) ? value : otherwise;

/**
 * A filter between two ends, with a slider and a field for each; hidden when the stock has one value only.
 * While nothing is found there is no range to choose from: it stays where it was, and rests.
 */
export function RangeFilter({ facet, openAtFirst }: { facet: RangeFacet; openAtFirst: boolean }) {
  const { attribute, label, unit } = facet;
  const { start, range, refine } = useRange({ attribute });
  const [seen, setSeen] = useState<{ min: number; max: number } | null>(null);
  const [low, high] = start;
  const asked = [low, high].filter((end) => end !== undefined && Number.isFinite(end)).length;
  // Without a car the ends are both 0.
  const stats = range.max ? { min: range.min ?? 0, max: range.max } : null;
  if (stats && (stats.min !== seen?.min || stats.max !== seen.max)) setSeen(stats);
  const known = stats ?? seen;
  if (asked === 0 && (!known || known.min === known.max)) return null;
  const bounds = sliderBounds(known ?? undefined, unit);
  const min = finite(low, bounds.min);
  const max = finite(high, bounds.max);
  const change = (next: Range | null) => refine([next?.min ?? undefined, next?.max ?? undefined]);
  return (
    <FilterGroup label={label} chosen={asked > 0 ? 1 : 0} openAtFirst={openAtFirst}>
      <RangeSlider
        label={label}
        unit={unit}
        bounds={bounds}
        min={min}
        max={max}
        disabled={stats === null && asked === 0}
        onChange={change}
      />
      {attribute === 'sort_price' && (
        <PricePicks
          bounds={bounds}
          max={max}
          onPick={(pick) => change(askedRange(min < pick ? min : bounds.min, pick, bounds))}
        />
      )}
    </FilterGroup>
  );
}
