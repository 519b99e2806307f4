const CODES_NAMED = 10;

/**
 * Returns a warning about vehicles imported without a location because their code is unknown.
 *
 * @param codes one per vehicle
 * @returns null without such vehicles
 */
export function unplacedWarning(codes: readonly string[]): string | null {
  if (codes.length === 0) return null;
  const counts = [...Map.groupBy(codes, (code) => code)]
    .map(([code, vehicles]) => ({ code, count: vehicles.length }))
    .toSorted((a, b) => b.count - a.count);
  const namedCodes = counts
    .slice(0, CODES_NAMED)
    .map(({ code, count }) => `"${code}" (${count} ${count === 1 ? 'vehicle' : 'vehicles'})`);
  const more = counts.length > CODES_NAMED ? ` and ${counts.length - CODES_NAMED} more codes` : '';
  return `unknown location ${counts.length === 1 ? 'code' : 'codes'} ${namedCodes.join(', ')}${more}: imported without a location; assign under Locations in the feed's document`;
}
