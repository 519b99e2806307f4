import { expect, test } from 'vitest';
import { isGranted } from './grants.ts';

const site = (slug: string) => ({ _id: `site-${slug}`, _type: 'site', slug: { current: slug } });
const everything = '_id in path("**")';

test('grants a permission only for documents that the role’s filter selects', () => {
  const grants = [
    { filter: everything, permissions: ['read'] },
    { filter: '_type == "site" && slug.current == "harbour"', permissions: ['read', 'update'] },
  ];
  expect(isGranted(grants, 'read', site('valuecars'), 'u')).toBe(true);
  expect(isGranted(grants, 'update', site('valuecars'), 'u')).toBe(false);
  expect(isGranted(grants, 'update', site('harbour'), 'u')).toBe(true);
  expect(isGranted([], 'read', site('harbour'), 'u')).toBe(false);
});

test('resolves identity() in a filter to the user’s id', () => {
  const grants = [{ filter: 'owner == identity()', permissions: ['update'] }];
  expect(isGranted(grants, 'update', { ...site('harbour'), owner: 'u1' }, 'u1')).toBe(true);
  expect(isGranted(grants, 'update', { ...site('harbour'), owner: 'u1' }, 'u2')).toBe(false);
});

test('grants nothing for a filter that cannot be parsed', () => {
  for (const filter of ['', '*[', 'no::such(function)', '_type ==', '"site"', '1'])
    expect(isGranted([{ filter, permissions: ['read'] }], 'read', site('harbour'), 'u'), filter).toBe(false);
});
