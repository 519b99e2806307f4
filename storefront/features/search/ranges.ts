import type { RangeUnit } from '@/stock/facets.ts';
import type { Range } from '@/stock/state.ts';

export interface Bounds {
  min: number;
  max: number;
  step: number;
  /** If different from the unit's rounding. */
  grain?: number;
}

const DEFAULT_BOUNDS = { min: 0, max: 100_000 }; // SLIDER-07
const STEPS = 100; // SLIDER-08
const ROUNDING = 1_000; // SLIDER-04, SLIDER-05

const grain = (unit: RangeUnit): number => (unit === 'money' || unit === 'km' ? ROUNDING : 1);
const down = (value: number, to: number) => Math.floor(value / to) * to;
const up = (value: number, to: number) => Math.ceil(value / to) * to;

/**
 * Returns a slider's bounds for the stock, rounded outwards to whole thousands (not years).
 * The upper one is a whole number of steps, because a slider cannot stop between steps.
 */
export function sliderBounds(stats: { min?: number; max?: number } | undefined, unit: RangeUnit): Bounds {
  const to = grain(unit);
  const { min, max } = { ...DEFAULT_BOUNDS, ...stats };
  const low = down(min, to);
  const high = Math.max(up(max, to), low + to);
  const step = Math.max(to, Math.round((high - low) / STEPS / to) * to);
  return { min: low, max: low + up(high - low, step), step };
}

/** Rounds an end outwards, in bounds and on its side of the other (SLIDER-02 to SLIDER-05). */
export function normaliseEnd(
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

/** Returns whether a dragged value is accepted (SLIDER-15); typed values are clamped instead. */
export const isInBounds = (value: number, { min, max }: Bounds): boolean => value >= min && value <= max;

/** Returns the range to search by; an end at its bound is open, to include missing values. */
export function selectedRange(min: number, max: number, bounds: Bounds): Range | null {
  const range = { min: min <= bounds.min ? null : min, max: max >= bounds.max ? null : max };
  return range.min === null && range.max === null ? null : range;
}

/** Returns 34990 for `$34,990`; null without any digit. */
export function typedNumber(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
