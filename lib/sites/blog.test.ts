import { expect, test } from 'vitest';
import { blogAddress, blogPage, blogPageHref, postHref, postSlugProblem } from './blog.ts';

test('the list is at /blog and a post at /blog/{slug} (OPEN-101)', () => {
  expect(blogAddress('/blog')).toEqual({ page: 1 });
  expect(blogAddress('/blog/page/2')).toEqual({ page: 2 });
  expect(blogAddress(postHref('new-showroom'))).toEqual({ slug: 'new-showroom' });
  expect(blogPageHref(1)).toBe('/blog');
  expect(blogAddress(blogPageHref(14))).toEqual({ page: 14 });
});

test.each(['/blog/page', '/blog/page/0', '/blog/page/1', '/blog/page/02', '/blog/page/-2', '/blog/page/2.5'])(
  '%s is not a page of the list',
  (path) => expect(blogAddress(path)).toBeNull(),
);
test.each(['/', '/blogs', '/blog/a/b', '/blog/page/2/3', '/blog/page/99999999999', '/news'])(
  '%s is not part of the blog',
  (path) => expect(blogAddress(path)).toBeNull(),
);

test('a page has nine posts (OPEN-101)', () => {
  const posts = Array.from({ length: 19 }, (_, index) => index);
  expect(blogPage(posts, 1)).toEqual({ posts: posts.slice(0, 9), pages: 3 });
  expect(blogPage(posts, 3)).toEqual({ posts: [18], pages: 3 });
  expect(blogPage(posts, 4)).toBeNull();
  expect(blogPage([], 1)).toEqual({ posts: [], pages: 1 });
  expect(blogPage([], 2)).toBeNull();
});

test('no post can use the address of a list page', () => {
  expect(postSlugProblem('page')).toMatch(/taken/);
  expect(postSlugProblem('new-showroom')).toBeNull();
});
