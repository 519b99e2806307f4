import { safeTarget } from '@forecourt/lib/sites/account-paths';
import { expect, test } from 'vitest';
import { carriedAnchor } from './use-carried-anchor.client.ts';

test.each([
  ['/finance', '#finance-form', '/finance#finance-form'],
  ['/finance#steps', '#finance-form', '/finance#steps'],
  ['/finance?car=a', '#finance-form', '/finance?car=a#finance-form'],
  ['/finance', '', '/finance'],
  ['/finance', '#content', '/finance'],
  ['/finance', '#//evil.example', '/finance'],
  ['/finance', '#:~:text=x', '/finance'],
])('signing in from %s with the anchor %j leads to %s (GATE-01 OPEN-032)', (redirect, hash, target) => {
  expect(safeTarget(redirect + carriedAnchor(redirect, hash))).toBe(target);
});
