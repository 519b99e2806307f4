import { randomBytes } from 'node:crypto';

const ID = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,127}$/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** True for `drafts.x`: the unpublished changes of document `x`. */
export const isDraftId = (id: string) => id.startsWith('drafts.');
/** True for `versions.<release>.x`: document `x` as a release will publish it. */
export const isVersionId = (id: string) => id.startsWith('versions.');
/**
 * True for every id that is neither a draft's nor a version's, so also for system documents such as
 * `_.releases.r1`.
 */
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id);
/**
 * Sanity's rule for ids: up to 128 letters, digits, `_`, `-` and `.`, not starting with `-` or `.`, without
 * two dots in a row or a dot at the end.
 */
export const isValidId = (id: string) => ID.test(id) && !id.includes('..') && !id.endsWith('.');

/** The published id that all versions of a document share: `drafts.x` and `versions.r1.x` both give `x`. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

/** The draft's id of a document, from any of its ids: `x` and `versions.r1.x` both give `drafts.x`. */
export const draftIdOf = (id: string) => `drafts.${publishedIdOf(id)}`;
/**
 * The id of a document's version in a release, from any of its ids: `x` and `drafts.x` both give
 * `versions.r1.x`.
 */
export const versionIdOf = (id: string, release: string) => `versions.${release}.${publishedIdOf(id)}`;

/** The release a version id belongs to, or undefined for drafts and published documents. */
export const releaseOf = (id: string) => (isVersionId(id) ? id.split('.')[1] : undefined);

/** The type of the stored documents that hold the state of a release. */
export const RELEASE_TYPE = 'system.release';
const RELEASES = '_.releases.';
/**
 * The id of the stored document that holds a release's state; `releaseId` is the short name in its versions' ids, as in
 * `versions.<releaseId>.x`.
 */
export const releaseDocumentId = (releaseId: string) => `${RELEASES}${releaseId}`;
/** True for an id of `releaseDocumentId`. */
export const isReleaseId = (id: string) => id.startsWith(RELEASES);

/** An id of letters and digits; 22 characters carry 130 bits. */
export function randomId(length = 22): string {
  // 248 is the largest multiple of 62 within a byte; larger bytes are dropped so that no letter is favoured.
  let out = '';
  while (out.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && out.length < length) out += ALPHABET[byte % 62];
    }
  }
  return out;
}
