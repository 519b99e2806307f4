import { expect, test } from 'vitest';
import { unapprovedMail } from './unapproved-mail.ts';

const publication = (number: number) => ({
  documentId: `page-${number}`,
  documentType: 'page',
  title: `Page ${number}`,
  publishedAt: new Date('2026-11-30T01:05:00Z'),
});
const NAMES = {
  publishedBy: 'Casey Coast',
  siteName: 'Coast',
  timeZone: 'Australia/Sydney',
  studioUrl: 'https://studio.example/',
};

test('names the document, who published it and when, and opens it', () => {
  const { subject, parts } = unapprovedMail([publication(1)], NAMES);
  expect(subject).toBe('Published without approval: Page 1');
  expect(parts.paragraphs[0]).toBe(
    "Casey Coast published the page 'Page 1' of Coast without the approval that it needs.",
  );
  expect(parts.rows).toEqual([['Page 1', '30 Nov 2026, 12:05 pm']]);
  expect(parts.button?.href).toBe('https://studio.example/intent/edit/id=page-1;type=page/');
});

test('lists a document once, however often it was published', () => {
  const { subject, parts } = unapprovedMail([publication(1), publication(2), publication(1)], {
    ...NAMES,
    studioUrl: null,
  });
  expect(subject).toBe('Published without approval: 2 documents');
  expect(parts.rows).toHaveLength(2);
  expect(parts.button).toBeUndefined();
});

test('lists ten documents by name', () => {
  const many = Array.from({ length: 12 }, (_, index) => publication(index));
  const { parts } = unapprovedMail(many, NAMES);
  expect(parts.rows?.at(-1)).toEqual(['Others', '2']);
  expect(parts.button?.href).toBe('https://studio.example/reviews');
});
