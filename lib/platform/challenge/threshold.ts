/** Share of a limit that can be used without a challenge. */
const UNCHALLENGED = 0.5;

/**
 * Returns whether a count is close enough to its limit to require a challenge, on sites that have one.
 * @param count including this request
 * @param most the limit
 */
export const isNearLimit = (count: number, most: number): boolean => count > most * UNCHALLENGED;
