import { cache } from 'react';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { nextChange, type Span, showsAt } from './dated.ts';

/** The moment as of which a page is made: the same for all that it shows. A preview may be made as of another one. */
export const pageTime = cache(() => draftOfRequest()?.at ?? new Date());

/**
 * What of some content shows now. The page being made is kept until that changes, and no longer: until any of
 * it ends, and until any of it starts that does not show yet.
 * @param site whose page it is
 * @param all everything that the page would show in its time
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
