import { expect, test } from 'vitest';
import { API_ERRORS, ApiError, errorCode, errorResponse } from './api-error.ts';

test('has the statuses of the specification (OPEN-017)', () => {
  const codes = ['bad_input', 'not_signed_in', 'forbidden', 'not_found', 'conflict', 'validation'] as const;
  expect(codes.map((code) => API_ERRORS[code].status)).toEqual([400, 401, 403, 404, 409, 422]);
  const failures = ['rate_limit', 'upstream_failed', 'failed'] as const;
  expect(failures.map((code) => API_ERRORS[code].status)).toEqual([429, 502, 500]);
});

test('names the general code of a status', () => {
  expect([400, 401, 403, 404, 409, 413, 503].map(errorCode)).toEqual([
    'bad_input',
    'not_signed_in',
    'forbidden',
    'not_found',
    'conflict',
    'too_large',
    'unavailable',
  ]);
  expect(errorCode(418)).toBe('failed');
});

test('answers with a message, a code and the fields', async () => {
  const response = errorResponse(
    new ApiError('validation', 'Check the form.', { fields: { name: 'Missing' } }),
  );
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: 'Check the form.',
    code: 'validation',
    fields: { name: 'Missing' },
  });
});

test('says when to try again', () => {
  const { headers } = errorResponse(new ApiError('rate_limit', 'Please wait.', { retryAfter: 60 }));
  expect(headers.get('retry-after')).toBe('60');
});
