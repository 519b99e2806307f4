import { describe, expect, test } from 'vitest';
import { placeKey } from './places.ts';
import { NewestWords, wordsOf } from './words.ts';

test('the texts of an answer are known by the document and the field they come from', () => {
  const words = wordsOf(
    { title: 'About', blocks: [{ _key: 'a', heading: 'One' }] },
    {
      documents: [{ _id: 'drafts.page-1', _type: 'page' }],
      paths: ["$['title']", "$['blocks'][?(@._key=='a')]['heading']"],
      mappings: {
        "$['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
        "$['blocks'][0]['heading']": {
          type: 'value',
          source: { type: 'documentValue', document: 0, path: 1 },
        },
      },
    },
  );
  expect(words).toEqual(
    new Map([
      ['page-1 title', 'About'],
      ['page-1 blocks[_key=="a"].heading', 'One'],
    ]),
  );
});

describe('the newest words of a place', () => {
  const place = { id: 'page-1', path: 'title' };
  const takeWords = (...texts: string[]) => {
    const words = new NewestWords();
    for (const text of texts) words.take(new Map([[placeKey('drafts.page-1', 'title'), text]]));
    return words;
  };

  test('replace what stood there before, also where the page lags behind', () => {
    const words = takeWords('A', 'AB', 'ABC');
    expect(words.replacementOf(place, 'A')).toBe('ABC');
    expect(words.replacementOf(place, 'AB')).toBe('ABC');
    expect(words.replacementOf(place, 'ABC')).toBeNull();
  });

  test('leave what the page made of them, and other places with the same text', () => {
    const words = takeWords('A long text', 'A longer text');
    expect(words.replacementOf(place, 'A long…')).toBeNull();
    expect(words.replacementOf({ id: 'page-2', path: 'title' }, 'A long text')).toBeNull();
  });

  test('are taken as newer only where they are', () => {
    const words = takeWords('A');
    const answer = (text: string) => new Map([[placeKey('page-1', 'title'), text]]);
    expect(words.take(answer('A'))).toBe(false);
    expect(words.take(answer('AB'))).toBe(true);
    expect(words.take(answer('A'))).toBe(true);
  });

  test('stand in the form in which an element shows them', () => {
    const words = takeWords('a', 'ab', 'abc');
    const loud = (text: string) => text.toUpperCase();
    expect(words.replacementOf(place, 'AB', loud)).toBe('ABC');
    expect(words.replacementOf(place, 'ABC', loud)).toBeNull();
    expect(words.replacementOf(place, 'ab', loud)).toBeNull();
  });

  test('a published document and its draft are one place', () => {
    expect(placeKey('drafts.page-1', 'title')).toBe(placeKey('page-1', 'title'));
    expect(placeKey('versions.rSummer.page-1', 'title')).toBe(placeKey('page-1', 'title'));
  });
});
