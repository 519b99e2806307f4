import { expect, test } from 'vitest';
import { z } from 'zod';
import { frontSchema, frontSettings, missingForFront } from './settings.ts';

const schema = frontSchema.extend({ REDIS_URL: z.string().optional() });
const TOKEN = { PURGE_TOKEN: 'a-token-of-the-tests', REDIS_URL: 'redis://store' };
const missing = (values: Record<string, string>) =>
  missingForFront(schema.parse(values)).map(({ name }) => name);

test.each([
  [{}, []],
  [{ PURGE: 'varnish', PURGE_URL: 'http://one:80, http://two:80/', ...TOKEN }, []],
  [{ PURGE: 'fastly', PURGE_SERVICE: 'SU1Z0isxPaozGVKXdv0eY', ...TOKEN }, []],
  [{ PURGE: 'varnish' }, ['REDIS_URL', 'PURGE_TOKEN', 'PURGE_URL']],
  [{ PURGE: 'cloudflare', ...TOKEN }, ['PURGE_SERVICE']],
  [{ PURGE_TOKEN: 'a-token-of-the-tests' }, ['PURGE']],
  [{ PURGE_URL: 'http://one' }, ['PURGE']],
])('reports for %o the missing variables %o', (values, names) => {
  expect(missing(values)).toEqual(names);
});

test.each([
  { PURGE: 'squid' },
  { PURGE_URL: 'one:80' },
  { PURGE_URL: 'http://one, two' },
  { PURGE_TOKEN: 'short' },
  { PURGE_SERVICE: '../other' },
])('rejects invalid settings: %o', (values) => {
  expect(schema.safeParse(values).success).toBe(false);
});

test('uses the provider’s own API address unless another is given', () => {
  const settings = (values: Record<string, string>) => frontSettings(schema.parse(values));
  expect(settings({})).toBeNull();
  expect(settings({ PURGE: 'varnish', PURGE_URL: 'http://one:80, http://two:80/', ...TOKEN })).toEqual({
    kind: 'varnish',
    urls: ['http://one:80', 'http://two:80'],
    token: TOKEN.PURGE_TOKEN,
    service: '',
  });
  expect(settings({ PURGE: 'cloudflare', PURGE_SERVICE: 'zone', ...TOKEN })).toMatchObject({
    urls: ['https://api.cloudflare.com'],
    service: 'zone',
  });
});
