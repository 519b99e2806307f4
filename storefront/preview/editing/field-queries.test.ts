import { expect, test } from 'vitest';
import { fieldQueries } from './field-queries.ts';

test('queries the fields of a page once per document type', () => {
  const places = [
    { id: 'offer-2', type: 'offer', path: 'description' },
    { id: 'page-1', type: 'page', path: 'blocks[_key=="a"].heading' },
    { id: 'offer-1', type: 'offer', path: 'name' },
    { id: 'page-1', type: 'page', path: 'blocks[_key=="b.c"].items[_key=="d"].label' },
    { id: 'page-1', type: 'page', path: 'seo.title' },
    { id: 'page-1', type: 'page', path: 'tags[0]' },
    // A block, and the list of all: their contents are queried under their own paths.
    { id: 'page-1', type: 'page', path: 'blocks[_key=="e"]' },
    { id: 'page-1', type: 'page', path: 'blocks' },
  ];
  const questions = [
    { query: '*[_id in $ids]{_id,description,name}', params: { ids: ['offer-1', 'offer-2'] } },
    {
      query: '*[_id in $ids]{_id,blocks[]{_key,heading,items[]{_key,label}},seo{title},tags}',
      params: { ids: ['page-1'] },
    },
  ];
  expect(fieldQueries(places)).toEqual(questions);
  // Order does not matter, so that the studio is not queried again.
  expect(fieldQueries(places.toReversed())).toEqual(questions);
});

test('queries nothing for a page without text', () => expect(fieldQueries([])).toEqual([]));

test('puts nothing but field names into a query', () => {
  const at = (path: string) => fieldQueries([{ id: 'page-1', type: 'page', path }]);
  for (const path of ['', '0] | order(_id)', 'title}|{_id', '[0]', 'blocks[_key=="a"]', 'a[_key=="x"]{b'])
    expect(at(path)).toEqual([]);
  expect(at('blocks[_key=="a"]{b"].heading')).toEqual([]);
});
