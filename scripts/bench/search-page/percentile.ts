/** Returns the nearest-rank percentile; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)] ?? Number.NaN;
}
