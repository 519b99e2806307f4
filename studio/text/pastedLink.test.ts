import { expect, test } from 'vitest';
import { pastedLink, withOwnLinks } from './pastedLink.ts';

test.each([
  [
    'https://www.example.com.au/a?b=c&d[0]=e#f',
    { kind: 'url', url: 'https://www.example.com.au/a?b=c&d[0]=e#f' },
  ],
  ['mailto:sales@example.com.au', { kind: 'url', url: 'mailto:sales@example.com.au' }],
  ['/finance?from=text#top', { kind: 'path', path: '/finance?from=text#top' }],
  ['#top', { kind: 'path', path: '#top' }],
  ['tel:07%203000%200000', { kind: 'phone', phone: '07 3000 0000' }],
  ['//cdn.example/a', { kind: 'url', url: '//cdn.example/a' }],
  ['javascript:alert(1)', { kind: 'url', url: 'javascript:alert(1)' }],
])('a pasted %s becomes a link', (href, link) => expect(pastedLink(href)).toEqual(link));

test('links of pasted HTML get our fields', () => {
  const block = (markDefs: object[]) => ({
    _type: 'block',
    _key: 'b',
    children: [{ _type: 'span', _key: 's', text: 'here', marks: ['m'] }],
    markDefs: markDefs as { _type: string; _key: string }[],
  });
  const own = { _type: 'link', _key: 'o', kind: 'path', path: '/search' };
  const picture = { _type: 'picture', _key: 'p' };
  expect(
    withOwnLinks([block([{ _type: 'link', _key: 'm', href: 'https://a.example/?b=c#d' }, own]), picture]),
  ).toEqual([
    block([{ _type: 'link', _key: 'm', kind: 'url', url: 'https://a.example/?b=c#d' }, own]),
    picture,
  ]);
  expect(withOwnLinks([block([own]), picture])).toBeNull();
});
