import type { ValidationContext } from 'sanity';

/** Returns the release of a version. Documents of the same release are published together. */
export const releaseOf = (document: ValidationContext['document']): string | undefined =>
  /^versions\.([^.]+)\./.exec(document?._id ?? '')?.[1];
