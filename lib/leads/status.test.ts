import { expect, test } from 'vitest';
import { translatorOf } from '../platform/language/translator.ts';
import { isEnded, LEAD_STATUSES, STATUS_LABELS } from './status.ts';

test('shows a shopper only that a lead is done', () => {
  expect(LEAD_STATUSES.filter(isEnded)).toEqual(['done', 'won', 'lost']);
  expect(new Set(LEAD_STATUSES.map((status) => STATUS_LABELS[status].staff)).size).toBe(LEAD_STATUSES.length);
  expect(translatorOf('en', 'garage')('enquiries.became.done')).toBe(
    'This is closed. Contact us if there is anything else.',
  );
});
