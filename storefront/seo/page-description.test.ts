import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { pageDescription } from './page-description.ts';

const paragraph = (text: string) => ({ _type: 'block', children: [{ text }] });

test('describes a page by its first text, or by its name and site (OPEN-125)', () => {
  const long = `Which warranty your car has depends on how you bought it. ${'This page says it in order. '.repeat(8)}`;
  const sentence = pageDescription(
    { title: 'Warranty', blocks: [{ heading: 'Hi' }, { content: [paragraph('Short'), paragraph(long)] }] },
    'Harbour',
    translatorOf('en', 'pageTitles'),
  );
  expect(sentence.length).toBeLessThanOrEqual(160);
  expect(sentence).toMatch(/^Which warranty your car has .*…$/);
  expect(
    pageDescription({ title: 'Warranty', blocks: [] }, 'Harbour', translatorOf('en', 'pageTitles')),
  ).toBe('Warranty at Harbour.');
});

test('skips text with placeholders', () => {
  const blocks = [
    { text: 'Come to any of our {locations} places, they are open all week.' },
    { text: 'Ask about a car, book a service, or just say when you are coming.' },
  ];
  expect(pageDescription({ title: 'Home', blocks }, 'Harbour', translatorOf('en', 'pageTitles'))).toMatch(
    /^Ask about a car/,
  );
});
