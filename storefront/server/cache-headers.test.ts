import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteForCdn } from '../cache/cdn/cdn-note.ts';
import { type CdnConventions, setCacheHeaders } from './cache-headers.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const PAGE = 's-maxage=3600, stale-while-revalidate=31532400';
const FRONT: CdnConventions = { keysHeader: 'surrogate-key', separator: ' ', isCurrent: () => true };
const BEGUN = { epoch: 'one', sequence: 7 };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function sent(
  written: OutgoingHttpHeaders,
  cdn: CdnConventions | null,
  status = 200,
  visitor?: string,
): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  if (visitor !== undefined) request.headers['x-trial-visitor'] = visitor;
  const response = new ServerResponse(request);
  setCacheHeaders(response, cdn);
  for (const [name, value] of Object.entries(written))
    if (value !== undefined) response.setHeader(name, value);
  response.statusCode = status;
  response.flushHeaders();
  return response.getHeaders();
}

function page(until = Number.POSITIVE_INFINITY): OutgoingHttpHeaders {
  const headers = { 'cache-control': PAGE };
  noteForCdn(headers, { tags: ['_N_T_/layout', 'harbour/site', 'harbour/page/café'], begun: BEGUN, until });
  return headers;
}

test.each([
  [PAGE, 'public, max-age=0, must-revalidate'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['public, max-age=60, s-maxage=300', 'public, max-age=60'],
  ['no-store', 'no-store'],
])('without a CDN, cache-control %s is sent as %s', (written, expected) => {
  expect(sent({ 'cache-control': written, vary: 'rsc' }, null)).toEqual({
    'cache-control': expected,
    vary: 'rsc',
  });
});

test('without a CDN, a page carries no CDN headers', () => {
  expect(sent(page(), null)).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' });
});

test('the framework’s header that names the route is not sent', () => {
  expect(sent({ 'cache-control': 'no-store', 'x-middleware-rewrite': '/harbour/search' }, null)).toEqual({
    'cache-control': 'no-store',
  });
});

test('the proxy’s header for content negotiation is added to vary', () => {
  const headers = { 'cache-control': PAGE, vary: 'rsc', 'x-negotiated': 'accept' };
  expect(sent(headers, null)).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'rsc, accept',
  });
});

test('a page with a trial is stored only by a CDN that says which visitor asks', () => {
  const tried = () => ({ ...page(), 'x-negotiated': 'x-trial-visitor' });
  const vary = 'x-trial-visitor';
  expect(sent(tried(), FRONT, 200, 'none')).toMatchObject({
    vary,
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
  });
  expect(sent(tried(), FRONT)).toEqual({ vary, 'cache-control': 'private, no-store' });
  expect(sent(tried(), null)).toEqual({ vary, 'cache-control': 'public, max-age=0, must-revalidate' });
});

test.each([
  [502, PAGE],
  [503, 'public, max-age=60'],
  [429, 'public, max-age=0, must-revalidate'],
  [500, 'public, max-age=31536000, immutable'],
])('a failure with status %i is never stored, with or without a CDN', (status, written) => {
  for (const cdn of [null, FRONT])
    expect(sent({ ...page(), 'cache-control': written }, cdn, status)).toEqual({
      'cache-control': 'private, no-store',
    });
});

describe('with a CDN', () => {
  test('a page carries a key per tag of ours and a short CDN lifetime', () => {
    const headers = sent(page(), FRONT);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect(headers['surrogate-key']).toMatch(/^[0-9a-f]{12} [0-9a-f]{12}$/);
    expect(Object.keys(headers).toSorted()).toEqual(['cache-control', 'surrogate-key']);
  });

  test('keys use the header and separator of that CDN', () => {
    const headers = sent(page(), { ...FRONT, keysHeader: 'cache-tag', separator: ',' });
    expect(headers['cache-tag']).toMatch(/^[0-9a-f]{12},[0-9a-f]{12}$/);
    expect(headers['surrogate-key']).toBeUndefined();
  });

  test('a 404 has a shorter lifetime', () => {
    expect(sent(page(), FRONT, 404)['cache-control']).toContain('s-maxage=10');
  });

  test('a page lives until its expiry, and not at all in its last second', () => {
    expect(sent(page(NOW + 5_900), FRONT)['cache-control']).toContain('s-maxage=5');
    expect(sent(page(NOW + 900), FRONT)).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' });
    expect(sent(page(NOW - 900), FRONT)).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' });
  });

  test('a page invalidated while it was rendered is not cached', () => {
    expect(sent(page(), { ...FRONT, isCurrent: ({ begun }) => begun.sequence > 7 })).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  test('a response for one visitor stays private and carries no keys', () => {
    expect(sent({ ...page(), 'cache-control': 'private, no-store' }, FRONT)).toEqual({
      'cache-control': 'private, no-store',
    });
    expect(sent({ ...page(), 'set-cookie': 'a=b' }, FRONT)).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
      'set-cookie': 'a=b',
    });
  });

  test('a response without cache-control is not cached', () => {
    expect(sent({}, FRONT)).toEqual({ 'cache-control': 'private, no-store' });
    expect(sent({}, FRONT, 304)).toEqual({});
    expect(sent({}, null)).toEqual({});
  });

  test('a page with more keys than a header can hold is not cached', () => {
    const headers = { 'cache-control': PAGE };
    const tags = Array.from({ length: 700 }, (_, number) => `harbour/document/${number}`);
    noteForCdn(headers, { tags, begun: BEGUN, until: Number.POSITIVE_INFINITY });
    expect(sent(headers, FRONT)).toEqual({ 'cache-control': 'public, max-age=0, must-revalidate' });
  });
});
