import { expect, test } from 'vitest';
import { partAt, segmentsOf } from './text-path.ts';

test('reads fields and keys', () =>
  expect(segmentsOf('blocks[_key=="a-1"].items[_key=="b"].heading')).toEqual([
    'blocks',
    { key: 'a-1' },
    'items',
    { key: 'b' },
    'heading',
  ]));

test('finds a part by field and key, and nothing at a part that is missing', () => {
  const document = { blocks: [{ _key: 'a', heading: 'One' }] };
  expect(partAt(document, segmentsOf('blocks[_key=="a"].heading'))).toBe('One');
  expect(partAt(document, segmentsOf('blocks[_key=="b"].heading'))).toBeUndefined();
  expect(partAt(document, segmentsOf('title.text'))).toBeUndefined();
});
