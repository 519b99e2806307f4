import { describe, expect, test } from 'vitest';
import { textHash } from '@/content/text-hash.ts';
import { NewestTexts, textsOf } from './newest-texts.ts';
import { fieldKey } from './source-fields.ts';

test('texts are identified by their document and field', () => {
  const words = textsOf([
    {
      _id: 'drafts.page-1',
      title: 'About',
      stars: 4,
      seo: { title: null, description: 'Short' },
      blocks: [
        { _key: 'a', heading: 'One' },
        { _key: 'b', tags: ['x'] },
      ],
    },
    null,
  ]);
  expect(words).toEqual(
    new Map([
      ['page-1 title', 'About'],
      ['page-1 seo.description', 'Short'],
      ['page-1 blocks[_key=="a"].heading', 'One'],
      ['page-1 blocks[_key=="b"].tags[0]', 'x'],
    ]),
  );
});

describe('latest text of a field', () => {
  const place = { id: 'page-1', path: 'title' };
  const takeTexts = (...texts: string[]) => {
    const words = new NewestTexts();
    for (const text of texts) words.take(new Map([[fieldKey('drafts.page-1', 'title'), text]]));
    return words;
  };

  test('replaces any earlier text, even on an outdated page', () => {
    const words = takeTexts('A', 'AB', 'ABC');
    expect(words.replacementOf(place, 'A')).toBe('ABC');
    expect(words.replacementOf(place, 'AB')).toBe('ABC');
    expect(words.replacementOf(place, 'ABC')).toBeNull();
  });

  test('stops replacing a text that was forgotten, unless it changed since', () => {
    const key = fieldKey('page-1', 'title');
    const words = takeTexts('A', 'AB');
    words.forget(key, 'A');
    expect(words.replacementOf(place, 'A')).toBe('AB');
    words.forget(key, 'AB');
    expect(words.replacementOf(place, 'A')).toBeNull();
  });

  test('leaves shortened text and equal text of other fields unchanged', () => {
    const words = takeTexts('A long text', 'A longer text');
    expect(words.replacementOf(place, 'A long…')).toBeNull();
    expect(words.replacementOf({ id: 'page-2', path: 'title' }, 'A long text')).toBeNull();
  });

  test('counts as new only if it differs', () => {
    const words = takeTexts('A');
    const answer = (text: string) => new Map([[fieldKey('page-1', 'title'), text]]);
    expect(words.take(answer('A'))).toBe(false);
    expect(words.take(answer('AB'))).toBe(true);
    expect(words.take(answer('A'))).toBe(true);
  });

  test('replaces an older save, also one with keystrokes never seen', () => {
    const words = takeTexts('A', 'ABCD');
    const pageOf = (saved: string) => ({ ...place, mark: textHash(saved) });
    expect(words.replacementOf(pageOf('AB'), 'AB')).toBe('ABCD');
    expect(words.replacementOf(pageOf('ABCD'), 'ABCD')).toBeNull();
    // A saved text that the page has transformed is re-rendered once the latest text is saved.
    expect(words.replacementOf(pageOf('AB {locations}'), 'AB 12')).toBeNull();
    // Without a hash the original text is unknown, unless its element declares its form.
    expect(words.replacementOf(place, 'AB')).toBeNull();
    const loud = (text: string) => text.toUpperCase();
    expect(words.replacementOf(place, 'AB', loud)).toBe('ABCD');
    expect(words.replacementOf(place, ' ', loud)).toBeNull();
  });

  test('is forgotten when the perspective changes', () => {
    const words = takeTexts('A draft', 'A draft as typed');
    words.forgetNewest();
    expect(words.replacementOf(place, 'A draft')).toBeNull();
    words.take(new Map([[fieldKey('page-1', 'title'), 'Published']]));
    expect(words.replacementOf(place, 'A draft as typed')).toBe('Published');
  });

  test('keeps the form in which an element shows it', () => {
    const words = takeTexts('a', 'ab', 'abc');
    const loud = (text: string) => text.toUpperCase();
    expect(words.replacementOf(place, 'AB', loud)).toBe('ABC');
    expect(words.replacementOf(place, 'ABC', loud)).toBeNull();
  });

  test('is shared by a published document and its draft', () => {
    expect(fieldKey('drafts.page-1', 'title')).toBe(fieldKey('page-1', 'title'));
    expect(fieldKey('versions.rSummer.page-1', 'title')).toBe(fieldKey('page-1', 'title'));
  });
});
