/** Codes named in one warning. */
const CODES_NAMED = 10;

/**
 * What is to be said of vehicles that were taken without a location, because nobody knows the code of theirs.
 * @param codes one for each such vehicle
 * @returns null for nothing
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
  return `nobody knows the location ${counts.length === 1 ? 'code' : 'codes'} ${namedCodes.join(', ')}${more}: taken without a location; say which they are under Locations in the feed's document`;
}
