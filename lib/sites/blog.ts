import { slugProblem } from './slugs.ts';

export const BLOG_PATH = '/blog';
/** Posts per page (OPEN-101). */
export const POSTS_PER_PAGE = 9;
/** Reserved, because `/blog/page/2` is a list page. */
const PAGE_SEGMENT = 'page';

/** Returns the path of a post (OPEN-101). Does not validate the slug: see `postSlugProblem`. */
export const postHref = (slug: string): string => `${BLOG_PATH}/${slug}`;

/** Returns the path of a list page; the first has no number. */
export const blogPageHref = (page: number): string =>
  page > 1 ? `${BLOG_PATH}/${PAGE_SEGMENT}/${page}` : BLOG_PATH;

/** Returns the page that `/blog/page/:number` names; null for other spellings of it. */
export const blogPageNumber = (text: string): number | null =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;

/** Returns a page of posts, newest first; null if missing. The first always exists. */
export function blogPage<Post>(
  posts: readonly Post[],
  page: number,
): { posts: Post[]; pages: number } | null {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page < 1 || page > pages) return null;
  return { posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE), pages };
}

export const postSlugProblem = (slug: string): string | null =>
  slug === PAGE_SEGMENT
    ? "'page' is used for the pages of the blog. Choose another name."
    : slugProblem(slug);
