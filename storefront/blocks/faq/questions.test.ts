import type { PageBlock } from '@forecourt/schemas/pageBlock';
import { expect, test } from 'vitest';
import { answeredQuestions, faqPage } from './questions.ts';

const answer = (text: string) => [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  },
];
const block = (items: object[]) =>
  ({
    _type: 'faq',
    _key: 'f',
    heading: null,
    intro: null,
    openFirst: false,
    action: null,
    items,
  }) as unknown as Extract<PageBlock, { _type: 'faq' }>;

test('a page has one list of questions for all its blocks (OPEN-074)', () => {
  const first = block([{ _key: 'a', question: 'What do I bring?', answer: answer('The registration.') }]);
  const second = block([{ _key: 'a', question: 'How long?', answer: answer('Half an hour.') }]);
  expect(faqPage([first, second])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What do I bring?',
        acceptedAnswer: { '@type': 'Answer', text: 'The registration.' },
      },
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Half an hour.' },
      },
    ],
  });
});

test('leaves out questions without an answer', () => {
  const empty = block([
    { _key: 'a', question: 'Why?', answer: [] },
    { _key: 'b', question: '', answer: answer('Because.') },
  ]);
  expect(answeredQuestions(empty)).toEqual([]);
  expect(faqPage([empty])).toBeNull();
});
