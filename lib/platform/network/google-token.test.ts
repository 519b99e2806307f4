import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetGoogleToken, GoogleTokenError, googleToken } from './google-token.server.ts';

const NOW = new Date('2026-11-30T02:00:00Z');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

let server: Server;
let url = '';
let status = 200;
let assertions: Record<string, unknown>[] = [];

beforeEach(async () => {
  status = 200;
  assertions = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const claims = (new URLSearchParams(body).get('assertion') ?? '').split('.')[1] ?? '';
    assertions.push(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: `token-${assertions.length}`, expires_in: 3_600 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
});
afterEach(() => server.close());

const keyFile = () =>
  JSON.stringify({ client_email: 'a@b.example', private_key: privateKey, token_uri: url });
const ask = (scope = 'scope-a', now = NOW) =>
  googleToken({ vendor: 'googleAds', scope, key: keyFile(), now });

test('requests a token where the key file says, once until it is about to expire', async () => {
  expect(await ask()).toBe('token-1');
  expect(await ask()).toBe('token-1');
  expect(assertions).toMatchObject([{ iss: 'a@b.example', scope: 'scope-a', aud: url }]);
  expect(await ask('scope-a', new Date(NOW.getTime() + 3_400_000))).toBe('token-2');
});

test('keeps the tokens of two scopes apart, and forgets one that was rejected', async () => {
  expect([await ask('one'), await ask('two')]).toEqual(['token-1', 'token-2']);
  forgetGoogleToken('token-1');
  expect([await ask('one'), await ask('two')]).toEqual(['token-3', 'token-2']);
});

test('explains a refusal without the key', async () => {
  status = 400;
  await expect(ask()).rejects.toThrow(/^Google rejects the stored credentials/);
  const broken = googleToken({ vendor: 'googleAds', scope: 'x', key: '{}', now: NOW });
  await expect(broken).rejects.toThrow(GoogleTokenError);
});
