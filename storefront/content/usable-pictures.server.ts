import { keepPageUntil } from '@/cache/cached.server.ts';
import { pageTime } from './dated.server.ts';
import { nextChange } from './dated.ts';
import { withoutExpired } from './usable-pictures.ts';

/**
 * Returns content without pictures whose rights have ended at the page's time, and limits the page's lifetime to
 * the next end. Apply it to cached content too, since that outlives the pictures in it.
 */
export async function usablePictures<Content>(site: string, stored: Content): Promise<Content> {
  const now = pageTime();
  const { content, coming } = withoutExpired(stored, now);
  await keepPageUntil(
    site,
    nextChange(
      coming.map((end) => ({ start: null, end })),
      now,
    ),
  );
  return content;
}
