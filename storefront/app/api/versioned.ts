/**
 * How long an answer may be kept whose address names its version: for good, unless another version was meant. During a
 * roll-out a page of one version may reach an instance of another, whose answer must not stay under that address.
 */
export const versionedLifetime = (isNamedVersion: boolean): { 'cache-control': string } => ({
  'cache-control': isNamedVersion ? 'public, max-age=31536000, immutable' : 'no-store',
});
