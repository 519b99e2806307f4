import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmationOf, countTexts, pairTexts, readTexts } from './translated-texts.ts';

const english = {
  _id: 'page-a',
  _type: 'page',
  title: 'About us',
  path: { current: '/about-us' },
  blocks: [
    {
      _key: 'text',
      _type: 'richText',
      content: [
        { _key: 'p', _type: 'block', children: [{ text: 'We sell ' }, { text: 'cars.' }], style: 'normal' },
      ],
    },
    {
      _key: 'cta',
      _type: 'callToAction',
      tone: 'light',
      heading: 'Visit us',
      actions: [{ _key: 'a', label: 'Call' }],
    },
  ],
};
const PARAGRAPH = 'blocks[_key=="text"].content[_key=="p"]';

test('reads what shoppers read, a paragraph as one text', () =>
  expect(readTexts(english)).toEqual([
    { path: 'title', text: 'About us' },
    { path: PARAGRAPH, text: 'We sell cars.' },
    { path: 'blocks[_key=="cta"].heading', text: 'Visit us' },
    { path: 'blocks[_key=="cta"].actions[_key=="a"].label', text: 'Call' },
  ]));

test('a new translation shows all texts in English', () =>
  expect(countTexts(pairTexts(english, { ...english, language: 'vi' } as never))).toEqual({
    missing: 4,
    outdated: 0,
    unconfirmed: 0,
    current: 0,
  }));

test('a text is outdated after its English text has changed, and others are not', () => {
  const translation = { ...english, title: 'Giới thiệu' };
  const translatedFrom = confirmationOf(english, translation);
  const changed = { ...english, title: 'About our team' };
  const states = Object.fromEntries(
    pairTexts(changed, { ...translation, translatedFrom } as never).map(({ path, state }) => [path, state]),
  );
  expect(states).toEqual({
    title: 'outdated',
    [PARAGRAPH]: 'current',
    'blocks[_key=="cta"].heading': 'current',
    'blocks[_key=="cta"].actions[_key=="a"].label': 'current',
  });
});

test('a block added in English is missing in the translation', () => {
  const more = {
    ...english,
    blocks: [...english.blocks, { _key: 'new', _type: 'faq', heading: 'Questions' }],
  };
  const translatedFrom = confirmationOf(english, english);
  expect(countTexts(pairTexts(more, { ...english, translatedFrom } as never))).toMatchObject({
    missing: 1,
    current: 4,
  });
});

test('a confirmed translation without gaps is current, whatever its texts', () => {
  const text = fc.string({ minLength: 1 }).map((value) => `a${value}`);
  fc.assert(
    fc.property(text, text, text, text, (title, text, ownTitle, ownText) => {
      const original = { _type: 'popup', title, text };
      const translation = { _type: 'popup', title: ownTitle, text: ownText };
      const translatedFrom = confirmationOf(original, translation);
      expect(countTexts(pairTexts(original, { ...translation, translatedFrom } as never)).current).toBe(2);
    }),
  );
});
