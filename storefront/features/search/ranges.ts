import type { RangeUnit } from '@/stock/facets.ts';
import type { Range } from '@/stock/state.ts';

/** What a slider can reach. */
export interface Bounds {
  min: number;
  max: number;
  step: number;
  /** What its ends are rounded to, where that is not the unit's own (readings 9). */
  grain?: number;
}

const DEFAULT_BOUNDS = { min: 0, max: 100_000 }; // SLIDER-07
const STEPS = 100; // SLIDER-08
const ROUNDING = 1_000; // SLIDER-04, SLIDER-05

const grain = (unit: RangeUnit): number => (unit === 'money' || unit === 'km' ? ROUNDING : 1);
const down = (value: number, to: number) => Math.floor(value / to) * to;
const up = (value: number, to: number) => Math.ceil(value / to) * to;

/**
 * The bounds of a slider over what the stock has: rounded outwards to whole thousands, years as they are, and the
 * upper one to a whole number of steps, since a slider cannot stand between two of them.
 * @param stats lowest and highest value of the stock; undefined when it has none
 */
export function sliderBounds(stats: { min?: number; max?: number } | undefined, unit: RangeUnit): Bounds {
  const to = grain(unit);
  const { min, max } = { ...DEFAULT_BOUNDS, ...stats };
  const low = down(min, to);
  const high = Math.max(up(max, to), low + to);
  // A hundredth of the range, but never finer than values are rounded.
  const step = Math.max(to, Math.round((high - low) / STEPS / to) * to);
  return { min: low, max: low + up(high - low, step), step };
}

/**
 * One end as typed or dragged, brought onto the grid: the lower end rounds down, the upper up, and both stay
 * in the bounds and on their side of the other (SLIDER-02 to SLIDER-05, readings 10).
 */
export function settleEnd(
  side: 'min' | 'max',
  value: number,
  other: number,
  bounds: Bounds,
  unit: RangeUnit,
): number {
  const roundedValue = (side === 'min' ? down : up)(value, bounds.grain ?? grain(unit));
  const inside = Math.min(bounds.max, Math.max(bounds.min, roundedValue));
  return side === 'min' ? Math.min(inside, other) : Math.max(inside, other);
}

/**
 * Whether the slider may take a value: one that is no number or lies outside its bounds is not the doing of a
 * person and moves nothing (SLIDER-15). What is typed into a field is clamped instead (SLIDER-17).
 */
export const isInBounds = (value: number, { min, max }: Bounds): boolean => value >= min && value <= max;

/** The range to search by: an end at its bound asks nothing, so that it does not hide vehicles without a value. */
export function askedRange(min: number, max: number, bounds: Bounds): Range | null {
  const range = { min: min <= bounds.min ? null : min, max: max >= bounds.max ? null : max };
  return range.min === null && range.max === null ? null : range;
}

/** Digits of what was typed: `$34,990` is 34990; null without any digit. */
export function typedNumber(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
