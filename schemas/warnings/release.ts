/** Returns the release of a version. Documents of the same release are published together. */
export const releaseOf = (document: { _id?: string } | undefined): string | undefined =>
  /^versions\.([^.]+)\./.exec(document?._id ?? '')?.[1];
