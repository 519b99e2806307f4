import { expect, test } from 'vitest';
import { z } from 'zod';
import { newToken } from './drafts.client.ts';

test('makes a random UUID of version 4 for each form', () => {
  const tokens = Array.from({ length: 1_000 }, newToken);
  for (const token of tokens) expect(z.uuid({ version: 'v4' }).safeParse(token).success, token).toBe(true);
  expect(new Set(tokens).size).toBe(1_000);
  // Every random digit takes each value.
  const drawn = [0, 7, 9, 16, 20, 35].map((place) => new Set(tokens.map((token) => token[place])).size);
  expect(drawn).toEqual([16, 16, 16, 16, 16, 16]);
});
