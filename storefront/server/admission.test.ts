import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { Admission } from './admission.ts';

let now: number;
let siteCount: number;
let admission: Admission;
beforeEach(() => {
  now = 0;
  siteCount = 1;
  // `www.harbour` and `harbour` are the same site.
  const sites = { count: () => siteCount, of: (host: string) => host.replace('www.', '') };
  admission = new Admission(sites, () => now);
});

function enter({ url = '/', method = 'GET', host = 'harbour' } = {}): ServerResponse | null {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return admission.admits({ method, url, headers: { host } }, response) ? response : null;
}
const enterMany = (count: number, host?: string) => Array.from({ length: count }, () => enter({ host }));
const admitted = (responses: readonly (ServerResponse | null)[]) => responses.filter(Boolean).length;
const leave = (response: ServerResponse | null) => response?.emit('close');

test('always admits a hundred requests', () => {
  expect(enterMany(101).map(Boolean)).toEqual([...Array<boolean>(100).fill(true), false]);
});

test('admits another request after one has ended', () => {
  const [first] = enterMany(100);
  leave(first ?? null);
  expect(enter()).not.toBeNull();
  expect(enter()).toBeNull();
});

test('admits more if they will be answered within ten seconds', () => {
  // 250 answers in five seconds are 50 per second.
  for (let count = 0; count < 250; count += 1) leave(enter());
  now = 4_000;
  expect(admitted(enterMany(501))).toBe(500);
});

test('ignores answers older than five seconds', () => {
  for (let count = 0; count < 250; count += 1) leave(enter());
  now = 7_000;
  expect(admitted(enterMany(101))).toBe(100);
});

test('limits one of several sites to half of the places, across all its hosts', () => {
  siteCount = 2;
  expect(admitted(enterMany(40))).toBe(40);
  expect(admitted(enterMany(40, 'www.harbour'))).toBe(10);
});

test('reserves the other half for the other sites', () => {
  siteCount = 3;
  enterMany(200);
  expect(admitted(enterMany(30, 'northside'))).toBe(30);
  expect(admitted(enterMany(30, 'valuecars'))).toBe(20);
  expect(admitted(enterMany(1, 'coastline'))).toBe(0);
});

test('admits more visitors of a site after others have left', () => {
  siteCount = 2;
  const [first] = enterMany(60);
  leave(first ?? null);
  expect(admitted(enterMany(2))).toBe(1);
});

test('gives a site half of a longer queue while responses are fast', () => {
  siteCount = 2;
  for (let count = 0; count < 250; count += 1) leave(enter());
  now = 4_000;
  expect(admitted(enterMany(501))).toBe(250);
  expect(admitted(enterMany(501, 'northside'))).toBe(250);
});

test.each([
  ['what is sent to us', '/api/leads', 'POST'],
  ['files', '/_next/static/a.js', 'GET'],
  ['streams of a preview', '/api/draft/events', 'GET'],
])('%s: always admitted', (_, url, method) => {
  enterMany(100);
  expect(enter({ url, method })).not.toBeNull();
});

test('counts calls of assistants, so that they are refused like pages', () => {
  enterMany(100);
  expect(enter({ method: 'POST', url: '/mcp' })).toBeNull();
});
