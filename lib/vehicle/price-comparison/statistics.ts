/**
 * Statistics that one odd price cannot move far. Each depends on shares of its values alone: the same values twice give
 * the same answer as once.
 */

/**
 * The value below which a share of the values lies; between two values, their middle.
 * @param numbers ascending, not empty
 */
export function quantile(numbers: readonly number[], share: number): number {
  const position = share * numbers.length;
  const whole = Math.round(position);
  const at = (index: number) => numbers[Math.max(0, Math.min(numbers.length - 1, index))] as number;
  if (Math.abs(position - whole) < 1e-9) return (at(whole - 1) + at(whole)) / 2;
  return at(Math.ceil(position) - 1);
}

/** A sorted copy, the smallest value first, as `quantile` asks for; the values themselves stay as they were. */
export const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** @param values not empty */
export const median = (values: readonly number[]): number => quantile(ascending(values), 0.5);

/**
 * The slope of a line through points as the median of the slopes between all pairs of them (Theil and Sen).
 * @param leastStep pairs closer than this say nothing about the slope
 * @returns null when no pair is far enough apart
 */
export function medianSlope(points: readonly { x: number; y: number }[], leastStep: number): number | null {
  const slopes: number[] = [];
  points.forEach((one, index) => {
    for (const other of points.slice(index + 1))
      if (Math.abs(other.x - one.x) >= leastStep) slopes.push((other.y - one.y) / (other.x - one.x));
  });
  return slopes.length > 0 ? median(slopes) : null;
}

/**
 * The values without those far from their median: further than three and a half times the usual distance, and
 * further than `leastReach`, so that near twins do not make their neighbours odd.
 * @param values not empty
 */
export function withoutOutliers(values: readonly number[], leastReach: number): number[] {
  const middle = median(values);
  const distance = (value: number) => Math.abs(value - middle);
  // 1.4826 makes the median distance of a normal distribution its standard deviation.
  const reach = Math.max(leastReach, 3.5 * 1.4826 * median(values.map(distance)));
  return values.filter((value) => distance(value) <= reach);
}
