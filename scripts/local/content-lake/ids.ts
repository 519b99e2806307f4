import { randomBytes } from 'node:crypto';

const ID = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,127}$/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const isDraftId = (id: string) => id.startsWith('drafts.');
export const isVersionId = (id: string) => id.startsWith('versions.');
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id);
export const isValidId = (id: string) => ID.test(id) && !id.includes('..') && !id.endsWith('.');

/** The published id that all versions of a document share: `drafts.x` and `versions.r1.x` both give `x`. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

export const draftIdOf = (id: string) => `drafts.${publishedIdOf(id)}`;
export const versionIdOf = (id: string, release: string) => `versions.${release}.${publishedIdOf(id)}`;

/** The release a version id belongs to, or undefined for drafts and published documents. */
export const releaseOf = (id: string) => (isVersionId(id) ? id.split('.')[1] : undefined);

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
