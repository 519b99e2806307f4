import { useRange } from 'react-instantsearch';
import type { RangeFacet } from '../facets.ts';
import { sliderBounds } from '../ranges.ts';
import { FilterGroup } from './FilterGroup.client.tsx';
import { RangeSlider } from './RangeSlider.client.tsx';

const finite = (value: number | undefined, otherwise: number) =>
  value !== undefined && Number.isFinite(value) ? value : otherwise;

/** A filter between two ends, with a slider and a field for each; hidden when the stock has one value only. */
export function RangeFilter({ facet, openAtFirst }: { facet: RangeFacet; openAtFirst: boolean }) {
  const { attribute, label, unit } = facet;
  const { start, range, refine } = useRange({ attribute });
  const [low, high] = start;
  const asked = [low, high].filter((end) => end !== undefined && Number.isFinite(end)).length;
  const known = range.min !== undefined && range.max !== undefined;
  if (asked === 0 && (!known || range.min === range.max)) return null;
  const bounds = sliderBounds(
    known ? { min: range.min as number, max: range.max as number } : undefined,
    unit,
  );
  return (
    <FilterGroup label={label} chosen={asked > 0 ? 1 : 0} openAtFirst={openAtFirst}>
      <RangeSlider
        label={label}
        unit={unit}
        bounds={bounds}
        min={finite(low, bounds.min)}
        max={finite(high, bounds.max)}
        onChange={(next) => refine([next?.min ?? undefined, next?.max ?? undefined])}
      />
    </FilterGroup>
  );
}
