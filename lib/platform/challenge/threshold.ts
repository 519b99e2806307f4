/** Share of a limit that can be used without a challenge. */
const UNCHALLENGED = 0.5;

/** Returns whether a count, including this request, is close enough to its limit to require a challenge. */
export const isNearLimit = (count: number, most: number): boolean => count > most * UNCHALLENGED;
