import type { ValidationContext } from 'sanity';

/** The release that a document is a version of; what is in the same one will be there when it is. */
export const releaseOf = (document: ValidationContext['document']): string | undefined =>
  /^versions\.([^.]+)\./.exec(document?._id ?? '')?.[1];
