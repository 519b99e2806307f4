import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_ERRORS } from '@forecourt/lib/platform/request/api-error';
import { expect, test } from 'vitest';

test('the README lists every error code', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| (\d{3}) +\| (.+?) +\|$/gm)];
  expect(rows.map(([, code, status, means]) => [code, Number(status), means])).toEqual(
    Object.entries(API_ERRORS).map(([code, { status, means }]) => [code, status, means]),
  );
});
