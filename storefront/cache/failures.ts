import type { CachedValue } from './cache-handler.ts';

/** The tag of a page that lacks something because a service failed. */
export const INCOMPLETE_TAG = 'incomplete';

/** A missing page is an answer; every other error may be gone with the next request. */
const LASTING_ERRORS: readonly number[] = [404, 410];

/** Returns whether a status reports a failure, so that no cache may store the response. */
export const isFailedStatus = (status: number): boolean => status >= 400 && !LASTING_ERRORS.includes(status);

/** Returns whether a response failed, or was rendered without something that failed. */
export const isFailedResponse = (value: CachedValue | null, tags: readonly string[]): boolean =>
  value !== null &&
  value.kind !== 'FETCH' &&
  (isFailedStatus(value.status ?? 200) || tags.includes(INCOMPLETE_TAG));
