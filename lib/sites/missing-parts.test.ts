import { expect, test } from 'vitest';
import { missingParts } from './missing-parts.ts';

const english = {
  _type: 'page',
  title: 'Home',
  path: { current: '/' },
  blocks: [
    { _key: 'a', _type: 'faq', heading: 'Questions', items: [{ _key: 'one', question: 'Why?' }] },
    { _key: 'b', _type: 'callToAction', heading: 'Visit us' },
  ],
};

test('copies a block that the translation lacks, in the order of the English page', () =>
  expect(
    missingParts(english, {
      title: 'Trang chủ',
      blocks: [{ _key: 'b', heading: 'Ghé thăm' }, { _key: 'own' }],
    }),
  ).toMatchObject({
    blocks: [{ _key: 'a', heading: 'Questions' }, { _key: 'b', heading: 'Ghé thăm' }, { _key: 'own' }],
  }));

test('copies an item within a block and keeps the texts beside it', () => {
  const own = {
    ...english,
    blocks: [{ ...english.blocks[0], heading: 'Hỏi đáp', items: [] }, english.blocks[1]],
  };
  expect(missingParts(english, own)).toMatchObject({
    blocks: [{ heading: 'Hỏi đáp', items: [{ question: 'Why?' }] }, {}],
  });
});

test('names no field of a complete translation', () =>
  expect(missingParts(english, { ...english, title: 'Trang chủ' })).toEqual({}));
