/** `npm run test:long` runs at full length what finds more the longer it runs; `npm test` has a short form of it. */
export const isLong = process.env.TEST_LENGTH === 'long';
