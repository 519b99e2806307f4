import { expect, test } from 'vitest';
import { isAcceptedOrigin } from './origin.ts';

const HOST = 'harbour.localhost:3000';

test.each([
  null,
  'https://claude.ai',
  'http://harbour.localhost:3000',
  'http://localhost:6274',
  'http://127.0.0.1:6274',
])('accepts requests of the origin %s', (origin) => {
  expect(isAcceptedOrigin(origin, HOST)).toBe(true);
});

test.each(['http://evil.example', 'null', 'http://localhost.evil.example', 'file://', 'not an origin'])(
  'refuses requests of the origin %s',
  (origin) => {
    expect(isAcceptedOrigin(origin, HOST)).toBe(false);
  },
);
