import { expect, test } from 'vitest';
import { questionsOf } from './question.ts';

test('a page asks for the fields that it shows, once for each type of its documents', () => {
  const places = [
    { id: 'offer-2', type: 'offer', path: 'description' },
    { id: 'page-1', type: 'page', path: 'blocks[_key=="a"].heading' },
    { id: 'offer-1', type: 'offer', path: 'name' },
    { id: 'page-1', type: 'page', path: 'blocks[_key=="b"].heading' },
  ];
  const questions = [
    { query: '*[_id in $ids]{description,name}', params: { ids: ['offer-1', 'offer-2'] } },
    { query: '*[_id in $ids]{blocks}', params: { ids: ['page-1'] } },
  ];
  expect(questionsOf(places)).toEqual(questions);
  // The same words in another order are the same questions: the studio is not asked again.
  expect(questionsOf(places.toReversed())).toEqual(questions);
});

test('a page without words asks nothing, and nothing but names of fields becomes a part of a query', () => {
  const at = (path: string) => questionsOf([{ id: 'page-1', type: 'page', path }]);
  expect(questionsOf([])).toEqual([]);
  expect(at('0] | order(_id)')).toEqual([]);
  expect(at('title}|{_id')[0]?.query).toBe('*[_id in $ids]{title}');
});
