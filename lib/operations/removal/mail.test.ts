import { expect, test } from 'vitest';
import { removalMail } from './mail.ts';

const REQUEST = {
  documentId: 'offer-winter',
  documentType: 'offer',
  title: 'Winter sale',
  removal: 'delete' as const,
  state: 'requested' as const,
};
const NAMES = {
  requestedBy: 'Emery Editor',
  answeredBy: 'Ada Admin',
  usedBy: ['Home'],
  studioUrl: 'https://studio.example/',
};

test('a request names who asks, the documents that use it, and opens the document', () => {
  const { subject, parts } = removalMail(REQUEST, NAMES);
  expect(subject).toBe('Please delete: Winter sale');
  expect(parts.paragraphs[0]).toBe(
    "Emery Editor asks you to delete 'Winter sale', because their role may not change every document that uses it.",
  );
  expect(parts.rows).toEqual([['Used by', 'Home']]);
  expect(parts.button?.href).toBe('https://studio.example/intent/edit/id=offer-winter;type=offer/');
});

test('a request lists five documents at most', () => {
  const usedBy = Array.from({ length: 7 }, (_, index) => `Page ${index + 1}`);
  expect(removalMail(REQUEST, { ...NAMES, usedBy }).parts.rows).toEqual([
    ['Used by', 'Page 1, Page 2, Page 3, Page 4, Page 5, 2 more'],
  ]);
});

test('an answer says what happened, without a link to what is deleted', () => {
  const removed = removalMail({ ...REQUEST, state: 'removed' }, NAMES);
  expect(removed.subject).toBe('Deleted: Winter sale');
  expect(removed.parts.paragraphs).toEqual(["Ada Admin deleted 'Winter sale', as you asked."]);
  expect(removed.parts.button).toBeUndefined();
  const declined = removalMail({ ...REQUEST, removal: 'unpublish', state: 'declined' }, NAMES);
  expect(declined.parts.paragraphs).toEqual(["Ada Admin declined to unpublish 'Winter sale'."]);
  expect(declined.parts.button).toBeDefined();
});
