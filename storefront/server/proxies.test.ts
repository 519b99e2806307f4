import { expect, test } from 'vitest';
import { ProxyWatch } from './proxies.ts';

const [VISITOR, OTHER, PROXY, CONNECTION] = ['1.1.1.9', '8.8.4.7', '10.0.0.4', '10.0.0.5'];

test.each([
  ['a call without a proxy', 2, [CONNECTION], null],
  ['a visitor behind the stated proxies', 2, [VISITOR, PROXY, CONNECTION], null],
  ['a visitor who forges addresses before their own', 1, [OTHER, VISITOR, CONNECTION], null],
  ['a visitor in the dealership, behind its own proxy', 1, ['192.168.0.9', CONNECTION], null],
  ['a proxy that nobody stated', 0, [VISITOR, CONNECTION], /TRUSTED_PROXIES is 0/],
  ['fewer proxies than stated', 3, [VISITOR, PROXY, CONNECTION], /fewer proxies .* which is 3/],
  ['more proxies than stated', 1, [VISITOR, PROXY, CONNECTION], /that of a proxy, and TRUSTED_PROXIES is 1/],
])('judges %s', (_, proxies, chain, words) => {
  const problem = new ProxyWatch(proxies).problemOf(chain);
  if (words) expect(problem).toMatch(words);
  else expect(problem).toBeNull();
});

test('remembers a wrong number for a quarter of an hour', () => {
  let now = 0;
  const watch = new ProxyWatch(0, () => now);
  expect(watch.isWrong).toBe(false);
  watch.problemOf([VISITOR, CONNECTION]);
  expect(watch.isWrong).toBe(true);
  now = 15 * 60_000;
  expect(watch.isWrong).toBe(false);
});
