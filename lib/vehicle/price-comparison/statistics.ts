/** Robust statistics: duplicating all values does not change any result. */

/** Returns a quantile of ascending numbers, at least one; between two values, their mean. */
export function quantile(numbers: readonly number[], share: number): number {
  const position = share * numbers.length;
  const whole = Math.round(position);
  const at = (index: number) => numbers[Math.max(0, Math.min(numbers.length - 1, index))] as number;
  if (Math.abs(position - whole) < 1e-9) return (at(whole - 1) + at(whole)) / 2;
  return at(Math.ceil(position) - 1);
}

// A typed array sorts without a comparison function, which is several times as fast.
export const ascending = (values: readonly number[]): number[] =>
  Array.from(Float64Array.from(values).sort());

/** @param values not empty */
export const median = (values: readonly number[]): number => quantile(ascending(values), 0.5);

/**
 * Returns the median slope between all pairs of points (Theil–Sen estimator).
 * @param leastStep minimum distance in x of a pair
 * @returns null if no pair is far enough apart
 */
export function medianSlope(points: readonly { x: number; y: number }[], leastStep: number): number | null {
  const slopes: number[] = [];
  for (const [index, one] of points.entries())
    for (let next = index + 1; next < points.length; next += 1) {
      const other = points[next] as (typeof points)[number];
      const distance = other.x - one.x;
      if (Math.abs(distance) >= leastStep) slopes.push((other.y - one.y) / distance);
    }
  return slopes.length > 0 ? median(slopes) : null;
}

/**
 * Removes outliers: values further from the median than 3.5 standard deviations (estimated by MAD) and than
 * `leastReach`, so that near-identical values don't make others outliers.
 * @param values not empty
 */
export function withoutOutliers(values: readonly number[], leastReach: number): number[] {
  const middle = median(values);
  const distance = (value: number) => Math.abs(value - middle);
  // 1.4826 scales the MAD of a normal distribution to its standard deviation.
  const reach = Math.max(leastReach, 3.5 * 1.4826 * median(values.map(distance)));
  return values.filter((value) => distance(value) <= reach);
}
