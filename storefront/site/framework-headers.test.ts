import { expect, test } from 'vitest';
import { withoutFrameworkId } from './framework-headers.ts';

const left = (headers: Record<string, string>, isPreview = false) => {
  const answer = withoutFrameworkId(new Headers(headers), isPreview);
  return answer && Object.fromEntries(answer);
};

test.each([
  ['__prerender_bypass=id', undefined],
  ['__prerender_bypass=id; session=a%20b', 'session=a%20b'],
  ['session="a"; __prerender_bypass=id;other=1', 'session="a";other=1'],
  ['a=1;\t__prerender_bypass=id', 'a=1'],
  ['__prerender_bypass=id; __prerender_bypass=other', undefined],
  ['x__prerender_bypass=id', 'x__prerender_bypass=id'],
])('takes the framework’s cookie out of %j', (cookie, kept) => {
  expect(left({ cookie, accept: 'text/html' })).toEqual({
    accept: 'text/html',
    ...(kept && { cookie: kept }),
  });
});

test('leaves a preview and other requests as they are', () => {
  expect(left({ cookie: '__prerender_bypass=id' }, true)).toBeNull();
  expect(left({ cookie: 'session=1' })).toBeNull();
  expect(left({})).toBeNull();
});

test('removes headers that make the framework re-render a page, even from a preview', () => {
  const cookie = '__prerender_bypass=id';
  expect(left({ cookie, 'x-prerender-revalidate': 'id' }, true)).toEqual({ cookie });
  expect(left({ 'x-prerender-revalidate-if-generated': '1' })).toEqual({});
});
