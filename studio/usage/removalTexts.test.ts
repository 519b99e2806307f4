import type { RemovalAnswer } from '@forecourt/lib/operations/removal/contract';
import { expect, test } from 'vitest';
import { problemText, removalStatus, removalText } from './removalTexts.ts';

const request: RemovalAnswer = {
  id: '1',
  removal: 'delete',
  title: 'Winter sale',
  state: 'requested',
  requestedBy: { id: 'a', name: 'Emery Editor' },
  requestedAt: '2026-03-05T05:40:00Z',
  answeredBy: null,
};
const declined: RemovalAnswer = {
  ...request,
  removal: 'unpublish',
  state: 'declined',
  answeredBy: { id: 'b', name: 'Ada Admin' },
};

test('the badge names the requested removal and its sender', () => {
  expect(removalStatus(request)).toMatchObject({
    label: 'Deletion requested',
    title: 'Requested by Emery Editor',
  });
  expect(removalStatus(declined)).toMatchObject({
    label: 'Unpublishing declined',
    title: 'Declined by Ada Admin',
  });
});

test('a request is described with its time and its answer', () => {
  expect(removalText(request, '5 Mar 2026, 3:40 pm')).toBe(
    'Emery Editor asked to delete this on 5 Mar 2026, 3:40 pm.',
  );
  expect(removalText(declined, '5 Mar 2026, 3:40 pm')).toBe(
    'Emery Editor asked to unpublish this on 5 Mar 2026, 3:40 pm. Ada Admin declined.',
  );
});

test('a refusal of the content lake is explained, other problems keep their words', () => {
  const refusal = Object.assign(new Error('The mutation(s) failed: Insufficient permissions'), {
    statusCode: 403,
  });
  expect(problemText(refusal)).toBe(
    'Your role may not change every document that uses this one. Nothing has been changed.',
  );
  expect(problemText(new Error('‘Home’ needs another document in its place.'))).toBe(
    '‘Home’ needs another document in its place.',
  );
});
