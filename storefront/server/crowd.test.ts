import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { Crowd } from './crowd.ts';

let now: number;
let crowd: Crowd;
beforeEach(() => {
  now = 0;
  crowd = new Crowd(() => now);
});

/** A request that came in, null where it was refused. */
function enter(url = '/', method = 'GET'): ServerResponse | null {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return crowd.admits({ method, url }, response) ? response : null;
}
const enterMany = (count: number) => Array.from({ length: count }, () => enter());
const leave = (response: ServerResponse | null) => response?.emit('close');

test('a hundred are let in whatever happens', () => {
  expect(enterMany(101).map(Boolean)).toEqual([...Array<boolean>(100).fill(true), false]);
});

test('whoever leaves makes room', () => {
  const [first] = enterMany(100);
  leave(first ?? null);
  expect(enter()).not.toBeNull();
  expect(enter()).toBeNull();
});

test('more are let in where they will be answered within ten seconds', () => {
  // 250 answers in five seconds are 50 per second.
  for (let count = 0; count < 250; count += 1) leave(enter());
  now = 4_000;
  expect(enterMany(501).filter(Boolean)).toHaveLength(500);
});

test('answers of long ago do not count', () => {
  for (let count = 0; count < 250; count += 1) leave(enter());
  now = 7_000;
  expect(enterMany(101).filter(Boolean)).toHaveLength(100);
});

test.each([
  ['what is sent to us', '/api/leads', 'POST'],
  ['files', '/_next/static/a.js', 'GET'],
  ['streams of a preview', '/api/draft/events', 'GET'],
])('%s: always let in', (_, url, method) => {
  enterMany(100);
  expect(enter(url, method)).not.toBeNull();
});
