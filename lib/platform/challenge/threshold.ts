/** Share of a limit that can be used without a challenge. */
const UNCHALLENGED = 0.5;

/** Returns whether a count, with this request, is close enough to require a challenge. */
export const isNearLimit = (count: number, most: number): boolean => count > most * UNCHALLENGED;
