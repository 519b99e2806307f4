import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation } from './operation.ts';

const site = {
  name: 'Harbour Motors',
  url: 'https://harbour.example',
  settings: parseSettings({ timeZone: 'Australia/Brisbane' }).settings,
} as Site;
const context = {
  site,
  now: new Date('2026-11-30T00:00:00Z'),
  campaign: { medium: 'assistant', source: 'claude' } as const,
  request: { headers: new Headers() },
};
const double = operation({
  name: 'double',
  title: 'Double',
  description: 'Doubles a number.',
  input: { number: z.number() },
  output: { doubled: z.number() },
  answer: async (_, { number }) => ({ path: '/double', doubled: number * 2, secret: 'left out' }),
});

const refusal = async (run: Promise<unknown>): Promise<ApiError> => {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused.');
  return error;
};

test('an answer links to the page, and says when it was read', async () => {
  expect(await double.run(context, { number: 21 })).toEqual({
    doubled: 42,
    url: 'https://harbour.example/double?utm_medium=assistant&utm_source=claude',
    readAt: '2026-11-30T10:00:00+10:00',
    timeZone: 'Australia/Brisbane',
  });
});

test('a wrong input is refused by field', async () => {
  const { code, options } = await refusal(double.run(context, { number: 'many' }));
  expect([code, Object.keys(options.fields ?? {})]).toEqual(['bad_input', ['number']]);
});

test('personal data that an operation does not take is refused', async () => {
  const { message } = await refusal(double.run(context, { number: 1, phone: '0400 000 000' }));
  expect(message).toContain('phone');
  expect(message).not.toContain('0400');
});

test('a site without the feature does not answer', async () => {
  const off = operation({
    name: 'off',
    title: 'Off',
    description: 'Is off.',
    input: {},
    output: { text: z.string() },
    isOffered: () => false,
    answer: async () => ({ path: '/', text: '' }),
  });
  expect((await refusal(off.run(context, {}))).code).toBe('not_found');
});
