import { schemaTypes } from '@forecourt/schemas/types';
import { createSchema, type SanityDocument } from 'sanity';
import { describe, expect, test } from 'vitest';
import { editPath } from './editPath.ts';
import { countsLabel, placeLabel } from './labels.ts';

const page = {
  _id: 'page-a',
  _type: 'page',
  title: 'Home',
  blocks: [
    {
      _key: 'text',
      _type: 'richText',
      content: [
        { _key: 'plain', _type: 'block', children: [{ text: 'One' }] },
        { _key: 'mixed', _type: 'block', children: [{ text: 'One ' }, { text: 'link' }] },
      ],
    },
    { _key: 'cta', _type: 'callToAction', heading: 'Visit us' },
  ],
} as unknown as SanityDocument;

describe('a text can be changed as plain text', () => {
  test.each([
    ['title', 'title'],
    ['seo', 'seo'],
    ['blocks[_key=="cta"].text', 'blocks[_key=="cta"].text'],
    [
      'blocks[_key=="text"].content[_key=="plain"]',
      'blocks[_key=="text"].content[_key=="plain"].children[0].text',
    ],
    ['blocks[_key=="text"].content[_key=="mixed"]', null],
    ['blocks[_key=="gone"].heading', null],
    ['blocks[_key=="text"].content[_key=="gone"]', null],
  ])('%s at %s', (path, expected) => expect(editPath(page, path)).toBe(expected));
});

test('a place is named by its block and field', () => {
  const schema = createSchema({ name: 'test', types: schemaTypes });
  expect(placeLabel(schema, page, 'title')).toBe('Title');
  expect(placeLabel(schema, page, 'blocks[_key=="cta"].heading')).toMatch(/^Call to action › /);
});

test('a translation is described by what it lacks', () => {
  expect(countsLabel({ missing: 2, outdated: 1, unconfirmed: 0, current: 9 })).toBe(
    '2 in English, 1 out of date',
  );
  expect(countsLabel({ missing: 0, outdated: 0, unconfirmed: 0, current: 9 })).toBe('Up to date');
});
