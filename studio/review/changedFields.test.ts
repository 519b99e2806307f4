import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, fieldOf } from './changedFields.ts';

const block = (_key: string, heading: string) => ({ _key, _type: 'richText', heading });

test('lists fields that differ, and no system fields', () => {
  const before = { _rev: 'a', title: 'Sale', seo: { title: 'x' }, path: { current: '/a' } };
  const after = { _rev: 'b', title: 'Winter sale', path: { current: '/a' }, noindex: true };
  expect(changedFields(before, after).map(({ path, change }) => `${change} ${path}`)).toEqual([
    'changed title',
    'added noindex',
    'removed seo',
  ]);
});

test('lists the blocks that were added, changed and removed', () => {
  const before = { blocks: [block('a', 'One'), block('b', 'Two'), block('c', 'Three')] };
  const after = { blocks: [block('a', 'One'), block('b', '2'), block('d', 'Four')] };
  expect(changedFields(before, after)).toEqual([
    { path: 'blocks[_key=="b"]', field: 'blocks', change: 'changed', itemType: 'richText' },
    { path: 'blocks[_key=="d"]', field: 'blocks', change: 'added', itemType: 'richText' },
    { path: 'blocks[_key=="c"]', field: 'blocks', change: 'removed', itemType: 'richText' },
  ]);
});

test('lists the field when only the order of its items changed', () => {
  const [one, two] = [block('a', 'One'), block('b', 'Two')];
  expect(changedFields({ blocks: [one, two] }, { blocks: [two, one] })).toEqual([
    { path: 'blocks', field: 'blocks', change: 'changed', itemType: null },
  ]);
});

test('lists every field of a new document once', () => {
  expect(changedFields(null, { _id: 'a', title: 'x', blocks: [block('a', '')] })).toEqual([
    { path: 'title', field: 'title', change: 'added', itemType: null },
    { path: 'blocks', field: 'blocks', change: 'added', itemType: null },
  ]);
});

test('lists nothing for the same content, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
      const reordered = Object.fromEntries(Object.entries(content).reverse());
      expect(changedFields(content, reordered)).toEqual([]);
    }),
  );
});

test.each([
  ['title', 'title'],
  ['blocks[_key=="a.b"]', 'blocks'],
  ['seo.title', 'seo'],
])('%s begins with the field %s', (path, field) => expect(fieldOf(path)).toBe(field));
