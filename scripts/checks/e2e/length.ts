/** `npm run test:long` runs at full length what finds more the longer it runs; `npm test` has a short form of it. */
export const isLong = process.env.TEST_LENGTH === 'long';

/** All cases in the long form, and the first in the short one: for cases that run the same code, such as sites. */
export const sampleOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  isLong ? cases : cases.slice(0, 1);
