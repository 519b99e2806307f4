import { formatMoney } from '../../platform/text/format.ts';

export interface Band {
  label: string;
  min: number;
  max: number | null;
}

function bands(bounds: readonly number[], suffix = ''): Band[] {
  const inner = bounds.slice(1).map((max, index) => {
    const min = bounds[index] as number;
    return { label: `${formatMoney(min)} to ${formatMoney(max)}${suffix}`, min, max };
  });
  const first = bounds[0] as number;
  const last = bounds[bounds.length - 1] as number;
  return [
    { label: `Under ${formatMoney(first)}${suffix}`, min: 0, max: first },
    ...inner,
    { label: `${formatMoney(last)}${suffix} and over`, min: last, max: null },
  ];
}

/** Values of the facet `price_range` (FACET-22), lowest first. */
export const PRICE_BANDS = bands([
  10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000,
]);
/** Values of the facet `weekly_price_range` (FACET-30), lowest first. */
export const WEEKLY_BANDS = bands([50, 75, 100, 125, 150, 200, 300], ' a week');

/** Returns the label of the band that contains an amount; null without an amount. */
export const bandOf = (all: readonly Band[], amount: number | null): string | null =>
  amount === null
    ? null
    : (all.find(({ min, max }) => amount >= min && (max === null || amount < max))?.label ?? null);
