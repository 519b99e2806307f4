import { pageQuery } from '@forecourt/schemas/queries/page';
import type { PageQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { tagPage } from '@/cache/cached.server.ts';
import { documentIds } from '@/cache/documents.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { shownBetween } from './dated.ts';

export type PageDocument = NonNullable<PageQueryResult>;

/**
 * The page at an address of a site with the blocks that show now, null when there is none. Whatever is made of the
 * answer is dropped when the page, or any document it was made with, changes.
 * @param path `/`, `/about-us`
 */
export const findPage = cache(async (site: string, path: string): Promise<PageDocument | null> => {
  const page = await ask(pageQuery, { site, path });
  await tagPage([
    tagOf('page', { site, path }),
    tagOf('links', { site }),
    ...documentIds(page).map((id) => tagOf('document', { site, id })),
  ]);
  return page && { ...page, blocks: await showingNow(site, page.blocks, shownBetween) };
});
