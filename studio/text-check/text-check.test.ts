import { readFileSync } from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-en-au';
import nspell from 'nspell';
import { beforeAll, describe, expect, test } from 'vitest';
import { proseOf } from './proseOf.ts';
import { readingOf, syllablesOf } from './reading.ts';
import { misspelledIn, misspellingsIn, type Speller, TRADE_WORDS, wordsToCheck } from './spelling.ts';
import { badgeOf } from './textBadge.ts';

const STATIC = path.join(import.meta.dirname, '../static/dictionary');
const read = (name: string) => readFileSync(path.join(STATIC, name), 'utf8');

let speller: Speller;
beforeAll(() => {
  speller = nspell(read('en-AU.aff'), read('en-AU.dic'));
});
const misspelt = (text: string) =>
  misspellingsIn([{ text, path: ['text'] }], speller).map(({ word }) => word);

test('the studio serves the dictionary of the package', () => {
  expect(read('en-AU.dic')).toBe(Buffer.from(dictionary.dic).toString());
  expect(read('en-AU.aff')).toBe(Buffer.from(dictionary.aff).toString());
});

describe('spelling', () => {
  test('is Australian', () => {
    expect(misspelt('The colour of the tyres at our service centre is grey.')).toEqual([]);
    expect(misspelt('The color of the tires at our center.')).toEqual(expect.arrayContaining(['color']));
  });

  test('finds mistakes, each once, with suggestions', () => {
    const [first, ...others] = misspellingsIn(
      [{ text: 'A warrenty with every car, and a warrenty.', path: ['text'] }],
      speller,
    );
    expect(first).toMatchObject({ word: 'warrenty', text: { path: ['text'] } });
    expect(first?.suggestions).toContain('warranty');
    expect(others).toEqual([]);
  });

  test('leaves names, abbreviations, figures, addresses and placeholders alone', () => {
    expect(
      wordsToCheck('Visit Kluger HQ at https://exmple.example or a@b.exmple, 4x4, {lokations} and LAMS.'),
    ).toEqual(['Visit', 'and']);
  });

  test('checks the first word of a sentence, and possessives', () => {
    expect(misspelt('Warrenty included. Todays dealer’s choice.')).toContain('Warrenty');
    expect(misspelt('The dealer’s choice.')).toEqual([]);
  });

  test('knows the words of the trade', () => {
    expect(misspelt(`a ${TRADE_WORDS.join(' ')}`)).toEqual([]);
  });
});

describe('the badge', () => {
  test('counts unknown words once each and names them', () => {
    const prose = ['A warrenty and a colur.', 'The warrenty again.'].map((text) => ({
      text,
      path: ['text'],
    }));
    const misspelled = misspelledIn(prose, speller);
    expect(badgeOf({ misspelled, isHard: false })).toEqual({
      label: '2 words to check',
      title: 'The dictionary does not know warrenty, colur. See ‘Check content’ in the menu.',
    });
  });

  test('names five words and counts the others', () => {
    const { title } = badgeOf({ misspelled: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], isHard: true }) ?? {};
    expect(title).toContain('a, b, c, d, e and 2 more. The text is hard to read.');
  });

  test('says that a text is hard to read, and is missing where nothing is found', () => {
    expect(badgeOf({ misspelled: [], isHard: true })?.label).toBe('Hard to read');
    expect(badgeOf({ misspelled: [], isHard: false })).toBeNull();
  });
});

describe('reading ease', () => {
  test('is high for plain sentences and low for long words', () => {
    const plain =
      'We sell cars. You can try one out first. Come in and see us. We are here each day. Bring the kids too.';
    const hard =
      'Comprehensive organisational capabilities facilitate extraordinary automotive acquisition experiences, incorporating sophisticated methodologies alongside individualised consultation opportunities throughout metropolitan dealership environments.';
    expect(readingOf(plain)?.ease).toBeGreaterThan(90);
    expect(readingOf(`${hard} ${hard}`)?.ease).toBe(0);
  });

  test('names sentences that are too long', () => {
    const long = `We ${'really '.repeat(26)}like cars.`;
    expect(readingOf(`${long} Short one.`)?.longSentences).toEqual([long]);
  });

  test('is not measured for a few words', () => expect(readingOf('Our cars')).toBeNull());

  test.each([
    ['car', 1],
    ['vehicle', 3],
    ['table', 2],
    ['price', 1],
    ['dealership', 3],
    ['the', 1],
  ])('%s has %i syllables', (word, count) => expect(syllablesOf(word)).toBe(count));
});

test('prose is what people read, with paragraphs as a whole', () => {
  const document = {
    _type: 'page',
    title: 'About our dealership',
    path: { current: '/about us' },
    blocks: [
      {
        _key: 'a',
        _type: 'richText',
        width: 'full',
        content: [
          {
            _key: 'p',
            _type: 'block',
            style: 'normal',
            children: [
              { _type: 'span', text: 'We are op' },
              { _type: 'span', text: 'en today.' },
            ],
            markDefs: [{ _key: 'l', href: '/contact us now' }],
          },
        ],
      },
    ],
  };
  expect(proseOf(document)).toEqual([
    { text: 'About our dealership', path: ['title'] },
    { text: 'We are open today.', path: ['blocks', { _key: 'a' }, 'content', { _key: 'p' }] },
  ]);
});
