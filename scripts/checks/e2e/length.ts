/**
 * `npm run test:long` runs randomised and repeated tests at full length; `npm test` runs a short form of
 * them.
 */
export const isLong = process.env.TEST_LENGTH === 'long';

/**
 * Returns all cases in the long form, and the first in the short form. For cases that run the same code, such
 * as sites.
 */
export const sampleOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  isLong ? cases : cases.slice(0, 1);
