import { describe, expect, test } from 'vitest';
import { ProxyWatch } from './proxy-watch.ts';

const [VISITOR, OTHER, CDN, PROXY, CONNECTION] = ['1.1.1.9', '8.8.4.7', '9.9.9.2', '10.0.0.4', '10.0.0.5'];

function problemAfter(proxies: number, chains: readonly (readonly string[])[]): string | null {
  const watch = new ProxyWatch(proxies);
  for (const chain of chains) watch.see(chain);
  return watch.problem;
}

test.each([
  ['a call without a proxy', 2, [CONNECTION]],
  ['a visitor without a proxy, where none is stated', 0, [VISITOR]],
  ['a visitor behind the stated proxies', 2, [VISITOR, PROXY, CONNECTION]],
  ['a visitor behind a proxy that writes IPv4 within IPv6', 1, [`::ffff:${VISITOR}`, CONNECTION]],
  ['a visitor who forges addresses before their own', 1, [OTHER, VISITOR, CONNECTION]],
  ['the same behind a proxy that writes IPv4 within IPv6', 1, [OTHER, `::ffff:${VISITOR}`, CONNECTION]],
  ['a visitor in the dealership, behind its own proxy', 1, ['192.168.0.9', CONNECTION]],
])('%s is no problem', (_, proxies, chain) => expect(problemAfter(proxies, [chain])).toBeNull());

test.each([
  [
    'a proxy that nobody stated',
    0,
    [VISITOR, CONNECTION],
    /TRUSTED_PROXIES is 0: every visitor counts as one/,
  ],
  [
    'fewer proxies than stated',
    3,
    [VISITOR, PROXY, CONNECTION],
    /through 2 proxies, .* is 3: .* can claim any/,
  ],
  ['a visitor without the stated proxy', 1, [VISITOR], /without a proxy, .* is 1: .* can claim any/],
  ['more proxies than stated', 1, [VISITOR, PROXY, CONNECTION], /that of a proxy, .* is 1: many visitors/],
])('%s is a problem', (_, proxies, chain, words) => expect(problemAfter(proxies, [chain])).toMatch(words));

describe('a CDN that is not counted, whose addresses are public', () => {
  const throughCdn = [VISITOR, CDN, PROXY, CONNECTION];
  const direct = [VISITOR, PROXY, CONNECTION];

  test('is noticed once nearly all of 200 requests name an address before it', () => {
    const some = Array.from({ length: 20 }, () => direct);
    expect(problemAfter(2, [...some, ...Array(179).fill(throughCdn)])).toBeNull();
    expect(problemAfter(2, [...some, ...Array(180).fill(throughCdn)])).toMatch(
      /Nearly every request .* is 2/,
    );
  });

  test('is not inferred from forged addresses in many requests', () => {
    const requests = Array.from({ length: 1_000 }, (_, index) => (index % 8 === 0 ? direct : throughCdn));
    expect(problemAfter(2, requests)).toBeNull();
  });
});

test('reports a problem when it begins, and again when it comes back', () => {
  let now = 0;
  const reports: string[] = [];
  const watch = new ProxyWatch(
    0,
    (problem) => reports.push(problem),
    () => now,
  );
  watch.see([VISITOR, CONNECTION]);
  watch.see([VISITOR, CONNECTION]);
  expect(reports).toEqual([watch.problem]);
  now = 15 * 60_000;
  expect(watch.problem).toBeNull();
  watch.see([VISITOR, CONNECTION]);
  expect(reports).toHaveLength(2);
});
