import { expect, test } from 'vitest';
import { questionOf } from './question.ts';

test('a page asks once for the fields that it shows, of all its documents', () => {
  const places = [
    { id: 'offer-2', path: 'description' },
    { id: 'page-1', path: 'blocks[_key=="a"].heading' },
    { id: 'offer-1', path: 'name' },
    { id: 'page-1', path: 'blocks[_key=="b"].heading' },
  ];
  const question = {
    query: '*[_id in $ids]{blocks,description,name}',
    params: { ids: ['offer-1', 'offer-2', 'page-1'] },
  };
  expect(questionOf(places)).toEqual(question);
  // The same words in another order are the same question: the studio is not asked again.
  expect(JSON.stringify(questionOf(places.toReversed()))).toBe(JSON.stringify(question));
});

test('a page without words asks nothing, and nothing but names of fields becomes a part of the query', () => {
  expect(questionOf([])).toBeNull();
  expect(questionOf([{ id: 'page-1', path: '0] | order(_id)' }])).toBeNull();
  expect(questionOf([{ id: 'page-1', path: 'title}|{_id' }])?.query).toBe('*[_id in $ids]{title}');
});
