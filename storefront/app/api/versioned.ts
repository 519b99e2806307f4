/**
 * Returns the lifetime of a response whose URL contains its version: immutable, unless the URL names another
 * version. During a roll-out a page of one version may reach an instance of another, whose response must not
 * be cached under that URL.
 */
export const versionedLifetime = (isNamedVersion: boolean): { 'cache-control': string } => ({
  'cache-control': isNamedVersion ? 'public, max-age=31536000, immutable' : 'no-store',
});
