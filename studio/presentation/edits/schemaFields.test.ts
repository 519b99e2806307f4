import { schemaTypes } from '@forecourt/schemas/types';
import { type CurrentUser, createSchema, type SchemaType } from 'sanity';
import { expect, test } from 'vitest';
import { isReferenceType, isWritable, itemTypesOf, typeAt } from './schemaFields.ts';

const schema = createSchema({ name: 'test', types: schemaTypes });
const typeOf = (name: string) => schema.get(name) as SchemaType;
const user = (name: string) =>
  ({ id: 'user', roles: [{ name, title: name }] }) as unknown as Omit<CurrentUser, 'role'>;

const PAGE = {
  _type: 'page',
  title: 'About us',
  blocks: [
    {
      _key: 'a',
      _type: 'callToAction',
      heading: 'Visit us',
      actions: [{ _key: 'x', _type: 'action', label: 'Call' }],
    },
    {
      _key: 'b',
      _type: 'richText',
      content: [{ _key: 'p', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Since 1980' }] }],
    },
    { _key: 'c', _type: 'heroCarousel', slides: [{ _key: 'r', _type: 'reference', _ref: 'slide' }] },
  ],
};

test.each([
  ['title', 'Title'],
  ['blocks[_key=="a"]', 'Call to action'],
  ['blocks[_key=="a"].heading', 'Heading'],
  ['blocks[_key=="a"].actions[_key=="x"].label', 'Label'],
])('finds the type at %s', (path, title) => {
  expect(typeAt(typeOf('page'), PAGE, path)?.title).toBe(title);
});

test('finds the text of a paragraph', () => {
  const path = 'blocks[_key=="b"].content[_key=="p"].children[_key=="s"].text';
  expect(typeAt(typeOf('page'), PAGE, path)).not.toBeNull();
  expect(isWritable(typeOf('page'), PAGE, path, user('editor'))).toBe(true);
});

test.each(['blocks[_key=="gone"].heading', 'blocks[_key=="a"].nothing', 'secret'])(
  'finds nothing at %s, which is not writable',
  (path) => {
    expect(typeAt(typeOf('page'), PAGE, path)).toBeNull();
    expect(isWritable(typeOf('page'), PAGE, path, user('editor'))).toBe(false);
  },
);

test('tells references, which are chosen in the form, from other items', () => {
  const itemsOf = (path: string) => itemTypesOf(typeAt(typeOf('page'), PAGE, path) ?? undefined);
  expect(itemsOf('blocks[_key=="c"].slides').every(isReferenceType)).toBe(true);
  expect(itemsOf('blocks').some(isReferenceType)).toBe(false);
});

test('fields that the form does not let a role change are not writable on the page', () => {
  const features = { _type: 'siteFeatures' };
  const [field] = (typeOf('siteFeatures') as unknown as { fields: { name: string }[] }).fields;
  expect(isWritable(typeOf('siteFeatures'), features, field?.name ?? '', user('editor'))).toBe(false);
});
