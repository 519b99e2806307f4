import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { forbidStaleCopies } from './lifetimes.ts';

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 's-maxage=300'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['no-store', 'no-store'],
])('a browser that was told %s hears %s', (written, sent) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  forbidStaleCopies(response);
  response.setHeader('Cache-Control', written);
  response.setHeader('Vary', ['rsc', 'accept-encoding']);
  expect(response.getHeader('cache-control')).toBe(sent);
  expect(response.getHeader('vary')).toEqual(['rsc', 'accept-encoding']);
});
