import { slugProblem } from './slugs.ts';

/** Where the blog of a site stands (OPEN-101). */
export const BLOG_PATH = '/blog';
/** How many posts a page of the list shows (OPEN-101). */
export const POSTS_PER_PAGE = 9;
/** Taken: `/blog/page/2` and `/blog/feed.xml` are the list's own. */
const PAGE_SEGMENT = 'page';

/** The path of a post on its own site, `/blog/{slug}` (OPEN-101). It does not check the slug: see `postSlugProblem`. */
export const postHref = (slug: string): string => `${BLOG_PATH}/${slug}`;

/** The address of a page of the list; the first has no number. */
export const blogPageHref = (page: number): string =>
  page > 1 ? `${BLOG_PATH}/${PAGE_SEGMENT}/${page}` : BLOG_PATH;

/** The page of the list that `/blog/page/:number` names; null for a second address of a page. */
export const blogPageNumber = (text: string): number | null =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;

/** One page of a list, newest first; null for a page that does not exist. The first exists even when it is empty. */
export function blogPage<Post>(
  posts: readonly Post[],
  page: number,
): { posts: Post[]; pages: number } | null {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page < 1 || page > pages) return null;
  return { posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE), pages };
}

/** What is wrong with a post's name in addresses, in words; null when nothing is. */
export const postSlugProblem = (slug: string): string | null =>
  slug === PAGE_SEGMENT ? "'page' is taken by the list itself. Choose another name." : slugProblem(slug);
