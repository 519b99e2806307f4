import { expect, test } from 'vitest';
import { statusOf } from './status.ts';

const REVIEW = {
  state: 'requested' as const,
  isOutdated: false,
  requestedBy: { id: 'a', name: 'Avery Author' },
  decidedBy: null,
};
const DECIDED = { ...REVIEW, decidedBy: { id: 'e', name: 'Emery Editor' } };

test.each([
  [REVIEW, 'Approval requested', 'Requested by Avery Author'],
  [{ ...DECIDED, state: 'approved' as const }, 'Approved', 'Approved by Emery Editor'],
  [{ ...DECIDED, state: 'rejected' as const }, 'Changes requested', 'Emery Editor asks for changes'],
  [
    { ...DECIDED, state: 'approved' as const, isOutdated: true },
    'Changed since approval',
    'The draft needs another approval, because it was changed.',
  ],
])('names the state of a review (%#)', (review, label, title) => {
  expect(statusOf(review)).toMatchObject({ label, title });
});
