import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Household, householdOf } from '@forecourt/lib/platform/network/household';
import { beforeEach, expect, test } from 'vitest';
import { Households } from './households.ts';

const ATTACKER = householdOf('11.0.0.1');
const NEIGHBOUR = householdOf('11.0.0.2');

let now: number;
let households: Households;
beforeEach(() => {
  now = 0;
  households = new Households(() => now);
});

interface Visit {
  outcome: 'made' | 'waits' | { refused: number };
  /** Answers it; without an argument, the visitor leaves. */
  close(answer?: { cache?: 'HIT' | 'STALE' | 'MISS'; status?: number }): void;
}

let visits = 0;
const newPage = () => {
  visits += 1;
  return `/search?query=${visits}`;
};
function visit({
  household = ATTACKER,
  url = newPage(),
  headers = {},
  method = 'GET',
}: {
  household?: Household;
  url?: string;
  headers?: Record<string, string>;
  method?: string;
} = {}): Visit {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const made: Visit = {
    outcome: 'waits',
    close: ({ cache, status = 200 } = {}) => {
      if (cache) response.setHeader('x-nextjs-cache', cache);
      response.statusCode = status;
      response.emit('close');
    },
  };
  households.admit(household, { method, url, headers: { host: 'harbour.example', ...headers } }, response, {
    proceed: () => {
      made.outcome = 'made';
    },
    refuse: (seconds) => {
      made.outcome = { refused: seconds };
    },
  });
  return made;
}

/** Returns how many of several visits in a row were rendered, each answered at once. */
function visitInTurn(count: number, answer: Parameters<Visit['close']>[0] = {}, options = {}): number {
  let madeCount = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const { outcome, close } = visit(options);
    if (outcome === 'made') madeCount += 1;
    close(answer);
  }
  return madeCount;
}

test('renders forty pages for a household in a row, and then one a second', () => {
  expect(visitInTurn(60)).toBe(40);
  now += 10_000;
  expect(visitInTurn(60)).toBe(10);
});

test('never counts cached pages', () => {
  expect(visitInTurn(200, { cache: 'HIT' })).toBe(200);
  expect(visitInTurn(200, { cache: 'STALE' })).toBe(200);
  expect(visitInTurn(60, { cache: 'MISS' })).toBe(40);
});

test('shows cached pages to a household that has used up its limit', () => {
  visit({ url: '/about-us' }).close({ cache: 'HIT' });
  visitInTurn(60);
  const cached = visit({ url: '/about-us' });
  expect(cached.outcome).toBe('made');
  cached.close({ cache: 'HIT' });
  expect(visit({ url: '/about-us' }).outcome).toBe('made');
});

test('shows a household its earlier pages again', () => {
  visit({ url: '/cars/a' }).close({ cache: 'MISS' });
  visit({ url: '/cars/none' }).close({ cache: 'MISS', status: 404 });
  visitInTurn(60);
  expect(visit({ url: '/cars/a' }).outcome).toBe('made');
  expect(visit({ url: '/cars/none' }).outcome).toEqual({ refused: 1 });
});

test('shows scripts the data of a cached page', () => {
  visit({ url: '/cars/a?colour=red' }).close({ cache: 'HIT' });
  visitInTurn(60);
  for (const url of ['/cars/a?colour=red&_rsc=1x2', '/cars/a?_rsc=1x2&colour=red'])
    expect(visit({ url, headers: { rsc: '1' } }).outcome).toBe('made');
  expect(visit({ url: '/cars/a?colour=blue&_rsc=1x2', headers: { rsc: '1' } }).outcome).not.toBe('made');
});

test('counts a page that is no longer cached', () => {
  for (const url of ['/one', '/two', '/three']) visit({ url }).close({ cache: 'HIT' });
  visitInTurn(40);
  for (const url of ['/one', '/two', '/three']) visit({ url }).close({ cache: 'MISS' });
  // The account is overdrawn by three pages.
  expect(visit({ url: '/one' }).outcome).toEqual({ refused: 4 });
  now += 3_500;
  expect(visitInTurn(5)).toBe(0);
});

test('never counts redirects, files, routes of staff and forms', () => {
  expect(visitInTurn(500, { status: 308 })).toBe(500);
  for (const url of ['/_next/static/a.js', '/icons.svg?v=1', '/api/back-office/leads', '/api/health'])
    expect(visitInTurn(500, {}, { url })).toBe(500);
  expect(visitInTurn(100, {}, { url: '/api/leads', method: 'POST' })).toBe(100);
});

test('limits reads of server routes, apart from pages', () => {
  expect(visitInTurn(500, {}, { url: '/api/cars/a/related' })).toBe(400);
  expect(visit({ url: '/api/stock/cars?ids=a' }).outcome).toEqual({ refused: 1 });
  expect(visitInTurn(60)).toBe(40);
  now += 1_000;
  expect(visitInTurn(20, {}, { url: '/api/nowhere' })).toBe(10);
});

test('limits messages of assistants, apart from pages', () => {
  const call = { method: 'POST', url: '/mcp' };
  const calls = Array.from({ length: 129 }, () => visit(call));
  expect(calls.filter(({ outcome }) => outcome === 'made')).toHaveLength(8);
  expect(calls.at(-1)?.outcome).toEqual({ refused: 2 });
  expect(visitInTurn(60)).toBe(40);
  for (const { close } of calls) close();
  expect(visitInTurn(600, {}, call)).toBe(480 - 128);
  expect(visit({ ...call, url: '/%6dcp/?a' }).outcome).toEqual({ refused: 1 });
  now += 1_000;
  expect(visitInTurn(60, {}, call)).toBe(8);
});

test('limits calls of the API, with or without a key, above what any quota allows', () => {
  expect(visitInTurn(1_300, {}, { url: '/api/v1/vehicles?words=ute' })).toBe(1_200);
  now += 1_000;
  expect(visitInTurn(200, {}, { url: '/api/v1/none' })).toBe(100);
  expect(visitInTurn(60)).toBe(40);
});

test('counts a PDF as four pages, a social card as three, a photo as two', () => {
  const most = (options: Parameters<typeof visit>[0], household: Household) =>
    visitInTurn(60, {}, { ...options, household });
  expect(most({ url: '/api/cars/a/pdf' }, householdOf('11.0.0.3'))).toBe(10);
  expect(most({ url: '/cars/a/social-card' }, householdOf('11.0.0.4'))).toBe(13);
  expect(most({ url: '/api/trade-in/photos', method: 'POST' }, householdOf('11.0.0.5'))).toBe(20);
});

test('makes four pages of a household at a time; sixteen more wait their turn', () => {
  const tabs = Array.from({ length: 21 }, () => visit());
  expect(tabs.map(({ outcome }) => outcome)).toEqual([
    ...Array<string>(4).fill('made'),
    ...Array<string>(16).fill('waits'),
    { refused: 2 },
  ]);
  tabs[0]?.close();
  expect([tabs[4]?.outcome, tabs[5]?.outcome]).toEqual(['made', 'waits']);
});

test('refuses with the seconds until the next page', () => {
  visitInTurn(40);
  expect(visit({ url: '/api/cars/a/pdf' }).outcome).toEqual({ refused: 4 });
  now += 4_000;
  expect(visit({ url: '/api/cars/a/pdf' }).outcome).toBe('made');
});

test('forgets visitors who leave while waiting, and refunds their cost', () => {
  const made = Array.from({ length: 4 }, () => visit());
  const left = Array.from({ length: 16 }, () => visit());
  for (const { close } of left) close();
  for (const { close } of made) close();
  expect(left.filter(({ outcome }) => outcome === 'made')).toEqual([]);
  expect(visitInTurn(60)).toBe(36);
});

test('leaves half of the limit for pages that are opened rather than prefetched', () => {
  const prefetch = { headers: { 'next-router-prefetch': '1' } };
  expect(visitInTurn(60, {}, prefetch)).toBe(20);
  expect(visit(prefetch).outcome).toEqual({ refused: 1 });
  expect(visitInTurn(60)).toBe(20);
});

test('keeps one household’s pages apart from another’s', () => {
  for (let count = 0; count < 60; count += 1) visit();
  expect(visitInTurn(10, {}, { household: NEIGHBOUR })).toBe(10);
});
