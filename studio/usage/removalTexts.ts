import type { RemovalAnswer } from '@forecourt/lib/operations/removal/contract';
import type { DocumentBadgeDescription } from 'sanity';
import { isRefusal } from './lockedReferrers.ts';

const NOUNS = { delete: 'Deletion', unpublish: 'Unpublishing' } as const;

/** Returns the badge of a request: `Deletion requested`. */
export const removalStatus = ({
  removal,
  state,
  requestedBy,
  answeredBy,
}: Pick<RemovalAnswer, 'removal' | 'state' | 'requestedBy' | 'answeredBy'>): DocumentBadgeDescription =>
  state === 'declined'
    ? {
        label: `${NOUNS[removal]} declined`,
        title: `Declined by ${answeredBy?.name ?? 'a colleague'}`,
        color: 'danger',
      }
    : {
        label: `${NOUNS[removal]} requested`,
        title: `Requested by ${requestedBy.name}`,
        color: 'warning',
      };

/** Returns a request as a sentence: `Emery Editor asked to delete this on 5 Mar 2026, 3:40 pm.` */
export function removalText(
  { removal, state, requestedBy, answeredBy }: RemovalAnswer,
  askedAt: string,
): string {
  const asked = `${requestedBy.name} asked to ${removal} this on ${askedAt}.`;
  return state === 'declined' ? `${asked} ${answeredBy?.name ?? 'A colleague'} declined.` : asked;
}

/** Returns why an answer to a request failed. The content lake's own message names no document. */
export const problemText = (error: unknown): string =>
  isRefusal(error)
    ? 'Your role may not change every document that uses this one. Nothing has been changed.'
    : error instanceof Error
      ? error.message
      : String(error);
