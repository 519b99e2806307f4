import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EnvironmentError, parseEnvironment, readVariable, variables } from './env.ts';

const schema = z.object({ DATABASE_URL: variables.DATABASE_URL, MEDIA_URL: variables.MEDIA_URL });

test('names a missing or malformed variable and its purpose, without its value', () => {
  const parse = () => parseEnvironment(schema, { DATABASE_URL: 'mysql://root:secret@db', MEDIA_URL: '' });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(
    / {2}DATABASE_URL: .*\(PostgreSQL, with stock, leads and reservations\)\n {2}MEDIA_URL: not set \(the image CDN/,
  );
  expect(parse).not.toThrow(/secret/);
});

test('HSTS covers subdomains unless it is switched off', () => {
  const hsts = z.object({ HSTS_SUBDOMAINS: variables.HSTS_SUBDOMAINS });
  const parse = (value?: string) => parseEnvironment(hsts, { HSTS_SUBDOMAINS: value }).HSTS_SUBDOMAINS;
  expect([parse(), parse(''), parse('true'), parse('false')]).toEqual([true, true, true, false]);
  expect(() => parse('sometimes')).toThrow(/HSTS_SUBDOMAINS/);
});

test('reads one variable of this process, with its default', () => {
  vi.stubEnv('LOG_LEVEL', '');
  expect(readVariable('LOG_LEVEL')).toBe('info');
  vi.stubEnv('LOG_LEVEL', 'warn');
  expect(readVariable('LOG_LEVEL')).toBe('warn');
  vi.stubEnv('LOG_LEVEL', 'a secret');
  expect(() => readVariable('LOG_LEVEL')).toThrow(/LOG_LEVEL: .*\(the log level/);
  expect(() => readVariable('LOG_LEVEL')).not.toThrow(/a secret/);
});
