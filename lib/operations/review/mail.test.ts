import { expect, test } from 'vitest';
import { reviewMail } from './mail.ts';

const REVIEW = {
  documentId: 'page-sale',
  documentType: 'page',
  title: 'Winter sale',
  state: 'requested' as const,
  requestText: 'Please check the dates.',
  dueOn: '2026-12-04',
  decisionText: '',
  comments: [],
};
const NAMES = {
  requestedBy: 'Avery Author',
  decidedBy: 'Emery Editor',
  siteName: 'Northside',
  studioUrl: 'https://studio.example/',
  isReminder: false,
};

test('a request names the document, its sender and its due date, and opens the draft', () => {
  const { subject, parts } = reviewMail(REVIEW, NAMES);
  expect(subject).toBe('Approval requested: Winter sale');
  expect(parts.paragraphs).toEqual([
    "Avery Author asks for approval of the page 'Winter sale' of Northside.",
  ]);
  expect(parts.rows).toEqual([['Due', '4 Dec 2026']]);
  expect(parts.quote).toBe('Please check the dates.');
  expect(parts.button?.href).toBe('https://studio.example/intent/edit/id=page-sale;type=page/');
});

test('a request about a document of a release opens it in the release', () => {
  const ofRelease = { ...REVIEW, documentId: 'versions.site-northside_winter.page-sale' };
  expect(reviewMail(ofRelease, NAMES).parts.button?.href).toBe(
    'https://studio.example/intent/edit/id=page-sale;type=page/?perspective=site-northside_winter',
  );
  expect(reviewMail({ ...ofRelease, state: 'approved' }, NAMES).parts.paragraphs[1]).toBe(
    'It can be published with its release. If it is changed first, it needs another approval.',
  );
});

test('a reminder says that the approval is due today', () => {
  expect(reviewMail(REVIEW, { ...NAMES, isReminder: true }).subject).toBe('Approval due today: Winter sale');
});

test('an approval says that changes need another one', () => {
  const { subject, parts } = reviewMail({ ...REVIEW, state: 'approved' }, NAMES);
  expect(subject).toBe('Approved: Winter sale');
  expect(parts.paragraphs[1]).toBe('You can publish it. If you change it first, it needs another approval.');
  expect(parts.rows).toBeUndefined();
});

test('a rejection says what should change, and on how many fields', () => {
  const { subject, parts } = reviewMail(
    {
      ...REVIEW,
      state: 'rejected',
      decisionText: 'The rate is wrong.',
      comments: [
        { path: 'title', text: 'Shorter' },
        { path: 'seo', text: 'Missing' },
      ],
    },
    { ...NAMES, studioUrl: null },
  );
  expect(subject).toBe('Changes needed: Winter sale');
  expect(parts.quote).toBe('The rate is wrong.');
  expect(parts.paragraphs[1]).toBe('There are comments on 2 fields.');
  expect(parts.button).toBeUndefined();
});
