import { pageOfDocumentQuery, pageQuery } from '@forecourt/schemas/queries/page';
import type { PageQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { tagPage } from '@/cache/cached.server.ts';
import { documentIds } from '@/cache/documents.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask, contentClient } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { shownBetween } from './dated.ts';
import { withSafeLinks } from './safe-links.ts';

/** A document of the content lake as it is stored. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

export type PageDocument = NonNullable<PageQueryResult>;

/**
 * The page at an address of a site with the blocks that show now, null when there is none. Whatever is made of the
 * answer is dropped when the page, or any document it was made with, changes.
 * @param path `/`, `/about-us`
 */
export const findPage = cache(async (site: string, path: string): Promise<PageDocument | null> => {
  const page = await ask(pageQuery, { site, path }, { editable: true });
  await tagPage([
    tagOf('page', { site, path }),
    tagOf('links', { site }),
    ...documentIds(page).map((id) => tagOf('document', { site, id })),
  ]);
  return page && withShownBlocks(site, page);
});

/**
 * What the page at an address is called, in breadcrumbs of pages below it.
 * @param usual its name where no editor wrote a page there
 */
export const titleOfPage = async (site: string, path: string, usual: string): Promise<string> =>
  (await findPage(site, path))?.title || usual;

async function withShownBlocks(site: string, page: PageDocument): Promise<PageDocument> {
  const blocks = await showingNow(site, page.blocks, shownBetween);
  return { ...page, blocks: await Promise.all(blocks.map((block) => withShownSlides(site, block))) };
}

type Block = PageDocument['blocks'][number];
type Slide = Extract<Block, { _type: 'heroCarousel' }>['slides'][number];

/** A carousel has the slides that show now; one without any is as if it were not there. */
async function withShownSlides(site: string, block: Block): Promise<Block> {
  if (block._type !== 'heroCarousel') return block;
  // The slide behind a reference may be gone.
  const slides = block.slides.filter((slide: Slide | null) => slide !== null);
  return { ...block, slides: await showingNow(site, slides, shownBetween) };
}

/**
 * A page made of a document as it is stored, such as a draft; all else that it shows is what visitors see: no other draft
 * comes along.
 */
export async function pageOfDocument(site: string, document: StoredDocument): Promise<PageDocument | null> {
  const path = (document.path as { current?: string } | undefined)?.current ?? '/';
  const page = await contentClient('published').fetch<PageDocument | null>(pageOfDocumentQuery, {
    document,
    site,
    path,
  });
  return page && withShownBlocks(site, withSafeLinks(page));
}
