import type { Language } from '@forecourt/lib/platform/language/languages';
import { blogPostQuery, blogPostsQuery } from '@forecourt/schemas/queries/blog';
import type { BlogPostQueryResult, BlogPostsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached, tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type PostSummary = BlogPostsQueryResult[number];
export type Post = NonNullable<BlogPostQueryResult>;

const loadPosts = cache(
  (site: string, language: Language): Promise<PostSummary[]> =>
    cached('posts', { site }, () => ask(blogPostsQuery, { site, language }, { editable: true }), {
      key: language,
    }),
);

/** Returns the published posts of a site in the page's language, newest first; a post appears from its date on (OPEN-101). */
export async function currentPosts(site: string): Promise<PostSummary[]> {
  const language = await pageLanguage();
  return showingNow(site, await usablePictures(site, await loadPosts(site, language)), ({ date }) => ({
    start: date,
    end: null,
  }));
}

/** Returns a published post with its text; null if not found. */
export const findPost = cache(async (site: string, slug: string): Promise<Post | null> => {
  const language = await pageLanguage();
  const summary = (await currentPosts(site)).find((post) => post.slug === slug);
  if (!summary) return null;
  await tagPage([tagOf('document', { site, id: summary.id }), tagOf('links', { site })]);
  return usablePictures(site, await ask(blogPostQuery, { site, slug, language }, { editable: true }));
});
