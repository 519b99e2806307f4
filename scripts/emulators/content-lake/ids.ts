import { randomBytes } from 'node:crypto';

const ID = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,127}$/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Returns true for `drafts.x`, the unpublished changes of document `x`. */
export const isDraftId = (id: string) => id.startsWith('drafts.');
/** Returns true for `versions.<release>.x`, document `x` as a release will publish it. */
export const isVersionId = (id: string) => id.startsWith('versions.');
/**
 * Returns true for ids of neither drafts nor versions, including system documents such as `_.releases.r1`.
 */
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id);
/**
 * Sanity's rule for ids: up to 128 letters, digits, `_`, `-` and `.`, not starting with `-` or `.`, without
 * two dots in a row or a dot at the end.
 */
export const isValidId = (id: string) => ID.test(id) && !id.includes('..') && !id.endsWith('.');

/** Returns the published id that all versions share: `drafts.x` and `versions.r1.x` both give `x`. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

/** Returns a document's draft id from any of its ids: `x` and `versions.r1.x` both give `drafts.x`. */
export const draftIdOf = (id: string) => `drafts.${publishedIdOf(id)}`;
/** Returns the id of a document's version in a release: `x` and `drafts.x` both give `versions.r1.x`. */
export const versionIdOf = (id: string, release: string) => `versions.${release}.${publishedIdOf(id)}`;

/** Returns the release a version id belongs to, or undefined for drafts and published documents. */
export const releaseOf = (id: string) => (isVersionId(id) ? id.split('.')[1] : undefined);

export const RELEASE_TYPE = 'system.release';
const RELEASES = '_.releases.';
/**
 * Returns the id of the document that holds a release's state. `releaseId` is the short name used in version
 * ids, as in `versions.<releaseId>.x`.
 */
export const releaseDocumentId = (releaseId: string) => `${RELEASES}${releaseId}`;
export const isReleaseId = (id: string) => id.startsWith(RELEASES);

/** Returns a random id of letters and digits; 22 characters carry 130 bits. */
export function randomId(length = 22): string {
  // Reject bytes from 248, the largest multiple of 62 within a byte, so that no character is favoured.
  let out = '';
  while (out.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && out.length < length) out += ALPHABET[byte % 62];
    }
  }
  return out;
}
