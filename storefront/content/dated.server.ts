import { cache } from 'react';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { nextChange, type Span, showsAt } from './dated.ts';

/** The time for which a page is rendered, the same throughout a request. A preview may set another. */
export const pageTime = cache(() => draftOfRequest()?.at ?? new Date());

/**
 * Returns the content that is visible now, and limits the page's lifetime to the next change.
 * @param all everything that the page may show at some time
 */
export async function showingNow<Content>(
  site: string,
  all: readonly Content[],
  spanOf: (content: Content) => Span,
): Promise<Content[]> {
  const now = pageTime();
  await keepPageUntil(site, nextChange(all.map(spanOf), now));
  return all.filter((content) => showsAt(spanOf(content), now));
}
