import { expect, test, vi } from 'vitest';
import { sendCode } from './send-code.client.ts';

vi.mock('@/analytics/track.client.ts', () => ({ track: () => {} }));

const ANSWERS = { phone: '0412 345 678', first_name: 'Kim' };

/** Answers the check of the limit with 200, then the form with a body. */
const answerWith = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockResolvedValueOnce(Response.json({ ok: true }))
      .mockResolvedValueOnce(Response.json(body, { status })),
  );

test('returns messages of fields as problems', async () => {
  answerWith({ error: 'Please fix.', code: 'validation', fields: { email: 'Missing' } }, 422);
  expect(await sendCode(ANSWERS)).toEqual({ problems: { email: 'Missing' } });
});

test('returns the message of an error', async () => {
  answerWith({ error: 'Too many.', code: 'rate_limit' }, 429);
  expect(await sendCode(ANSWERS)).toMatchObject({ error: 'Too many.' });
});

test('throws for a body that is no reply (QUOTE-78)', async () => {
  answerWith(null);
  await expect(sendCode(ANSWERS)).rejects.toThrow(TypeError);
});
