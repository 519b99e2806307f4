/** Of a limit, what anybody uses without a challenge. */
const UNCHALLENGED = 0.5;

/**
 * Whether one more is so close to a limit that a person has to be told from a program first, on sites with a challenge.
 * @param count how many there are, with this one
 * @param most how many the limit allows
 */
export const isNearLimit = (count: number, most: number): boolean => count > most * UNCHALLENGED;
