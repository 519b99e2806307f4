import { languageOf } from '@forecourt/lib/sites/translations';
import { pageOfDocumentQuery, pageQuery } from '@forecourt/schemas/queries/page';
import type { PageQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { tagPage } from '@/cache/cached.server.ts';
import { documentIds } from '@/cache/documents.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { changeOfRender } from './change-of-render.server.ts';
import { ask, askOfDocument, contentClient } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { shownBetween } from './dated.ts';
import { withSafeLinks } from './safe-links.ts';
import type { StoredDocument } from './stored-document.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type PageDocument = NonNullable<PageQueryResult>;

/** Returns the page at a path in the page's language, with its visible blocks, and tags the rendered page; null if not found. */
export const findPage = cache(async (site: string, path: string): Promise<PageDocument | null> => {
  const language = await pageLanguage();
  const changedPage = changeOfRender().page;
  const page =
    changedPage?.path === path && languageOf(changedPage.document) === language
      ? await askOfDocument(
          pageOfDocumentQuery,
          { document: changedPage.document, site, path, language },
          pageQuery,
        )
      : await ask(pageQuery, { site, path, language }, { editable: true });
  await tagPage([
    tagOf('page', { site, path }),
    tagOf('links', { site }),
    ...documentIds(page).map((id) => tagOf('document', { site, id })),
  ]);
  // A translation has the address of its English page.
  return page && withShownBlocks(site, { ...page, path });
});

/** Returns the title of the page at a path, for breadcrumbs; `usual` without an editor's page. */
export const titleOfPage = async (site: string, path: string, usual: string): Promise<string> =>
  (await findPage(site, path))?.title || usual;

async function withShownBlocks(site: string, stored: PageDocument): Promise<PageDocument> {
  const page = await usablePictures(site, stored);
  const blocks = await showingNow(site, page.blocks, shownBetween);
  return { ...page, blocks: await Promise.all(blocks.map((block) => withShownSlides(site, block))) };
}

type Block = PageDocument['blocks'][number];
type Slide = Extract<Block, { _type: 'heroCarousel' }>['slides'][number];

async function withShownSlides(site: string, block: Block): Promise<Block> {
  if (block._type !== 'heroCarousel') return block;
  const slides = block.slides.filter((slide: Slide | null) => slide !== null);
  return { ...block, slides: await showingNow(site, slides, shownBetween) };
}

/** Returns the page of a stored document, such as a draft, with published content for its references. */
export async function pageOfDocument(site: string, document: StoredDocument): Promise<PageDocument | null> {
  const path = (document.path as { current?: string } | undefined)?.current ?? '/';
  const page = await contentClient('published').fetch<PageDocument | null>(pageOfDocumentQuery, {
    document,
    site,
    path,
    language: languageOf(document),
  });
  return page && withShownBlocks(site, withSafeLinks(page));
}
