import { expect, test } from 'vitest';
import { blogPage, blogPageHref, blogPageNumber, postSlugProblem } from './blog.ts';

test('a page of the list has one address (OPEN-101)', () => {
  expect(blogPageHref(1)).toBe('/blog');
  expect(blogPageHref(14)).toBe('/blog/page/14');
  expect(blogPageNumber('14')).toBe(14);
  for (const text of ['', '0', '1', '02', '-2', '2.5', '99999999999'])
    expect(blogPageNumber(text)).toBeNull();
});

test('a page has nine posts (OPEN-101)', () => {
  const posts = Array.from({ length: 19 }, (_, index) => index);
  expect(blogPage(posts, 1)).toEqual({ posts: posts.slice(0, 9), pages: 3 });
  expect(blogPage(posts, 3)).toEqual({ posts: [18], pages: 3 });
  expect(blogPage(posts, 4)).toBeNull();
  expect(blogPage([], 1)).toEqual({ posts: [], pages: 1 });
  expect(blogPage([], 2)).toBeNull();
});

test('no post can use the address of a list page', () => {
  expect(postSlugProblem('page')).toMatch(/used for/);
  expect(postSlugProblem('new-showroom')).toBeNull();
});
