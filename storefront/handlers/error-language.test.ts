import { GARAGE_FULL_TEXT } from '@forecourt/lib/accounts/garage/own-vehicle';
import { WATCHLIST_FULL_TEXT } from '@forecourt/lib/accounts/watchlist/limit';
import { WINDOW_GONE_TEXT } from '@forecourt/lib/leads/call-back/windows';
import { DAY_TEXT, DIGITS_TEXT, VEHICLE_TEXT } from '@forecourt/lib/leads/detail-problems';
import { CALL_BACK_PHONE_TEXT, EITHER_CONTACT_TEXT } from '@forecourt/lib/leads/lead-values';
import { RESUME_TEXT } from '@forecourt/lib/leads/resume';
import { SLOT_TAKEN_TEXT } from '@forecourt/lib/leads/test-drive/slots';
import { POSTCODE_MESSAGES } from '@forecourt/lib/platform/geocode/postcode';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { FAILED_TEXT, PROBLEMS_TEXT, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { expect, test } from 'vitest';
import { errorIn, errorTextIn } from './error-language.server.ts';

test.each([
  UNKNOWN_ERROR,
  FAILED_TEXT,
  PROBLEMS_TEXT,
  REQUIRED_TEXT,
  WATCHLIST_FULL_TEXT,
  WINDOW_GONE_TEXT,
  SLOT_TAKEN_TEXT,
  DAY_TEXT,
  VEHICLE_TEXT,
  DIGITS_TEXT,
  EITHER_CONTACT_TEXT,
  CALL_BACK_PHONE_TEXT,
  RESUME_TEXT,
  POSTCODE_MESSAGES.malformed,
  POSTCODE_MESSAGES.unknown,
  GARAGE_FULL_TEXT,
])('has %j in each language', (text) => {
  expect(errorTextIn(text, 'en')).toBe(text);
  for (const language of ['zh', 'vi', 'ar'] as const) expect(errorTextIn(text, language)).not.toBe(text);
});

test('keeps the code, the details, and messages that it does not know', () => {
  const error = new ApiError('validation', PROBLEMS_TEXT, {
    fields: { email: REQUIRED_TEXT, other: 'Own text' },
    details: { next: '/sign-in' },
    retryAfter: 5,
  });
  const own = errorIn(error, 'vi');
  expect(own.code).toBe('validation');
  expect(own.message).toBe('Vui lòng sửa các lỗi sau:');
  expect(own.options).toEqual({
    fields: { email: 'Vui lòng điền mục này.', other: 'Own text' },
    details: { next: '/sign-in' },
    retryAfter: 5,
  });
});

test('leaves English errors as they are', () => {
  const error = new ApiError('failed', UNKNOWN_ERROR);
  expect(errorIn(error, 'en')).toBe(error);
});
