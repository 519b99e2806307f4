import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../service.ts';
import { type TestLake, testLake } from '../testing/lake.ts';
import { PASSWORDS, STUDIO_ORIGIN } from '../testing/options.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

const submit = (fields: Record<string, string>, origin = STUDIO_ORIGIN) =>
  fetch(`${lake.url}/v1/auth/login/local`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ origin: `${STUDIO_ORIGIN}/`, ...fields }),
  });

describe('signing in', () => {
  it('sets a session cookie and redirects to the Studio', async () => {
    const response = await submit({ user: 'Editor', password: PASSWORDS.editor });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3333\/#sid=/);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const me = await fetch(`${lake.url}/v1/users/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(await me.json()).toMatchObject({
      name: 'Emery Editor',
      role: 'editor',
      roles: [{ name: 'editor' }],
    });
  });

  it('exchanges the redirect’s id for the token once', async () => {
    const response = await submit({ user: 'admin', password: PASSWORDS.admin });
    const sid = response.headers.get('location')?.split('#sid=')[1];
    const exchange = () => fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`);
    const { token } = (await (await exchange()).json()) as { token: string };
    expect(await lake.as(token).users.getById('me')).toMatchObject({ role: 'administrator' });
    expect((await exchange()).status).toBe(401);
  });

  it('gives the same response for a wrong password and an unknown name', async () => {
    const wrongPassword = await submit({ user: 'admin', password: 'wrong' });
    const unknown = await submit({ user: 'nobody', password: 'wrong' });
    expect([wrongPassword.status, unknown.status]).toEqual([401, 401]);
    expect(await wrongPassword.text()).toContain('The user name or password is wrong.');
    expect(await unknown.text()).toContain('The user name or password is wrong.');
  });

  it('blocks sign-in after eight wrong passwords', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => submit({ user: 'guessed', password: 'x' })),
    );
    expect(guesses.map((response) => response.status)).toEqual(Array(8).fill(401));
    const response = await submit({ user: 'guessed', password: 'x' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await submit({ user: 'admin', password: PASSWORDS.admin })).status).toBe(303);
  });

  it('redirects to allowed origins only', async () => {
    const page = (origin: string) =>
      fetch(`${lake.url}/v1/auth/login/local?origin=${encodeURIComponent(origin)}`);
    for (const bad of [
      'https://evil.example/',
      'javascript:alert(1)',
      'http://localhost:3333@evil.example/',
      '//evil',
    ]) {
      expect((await page(bad)).status).toBe(400);
    }
    expect(
      (await submit({ user: 'admin', password: PASSWORDS.admin, origin: 'https://evil.example/' })).status,
    ).toBe(400);
    expect((await page('http://localhost:3333/structure')).status).toBe(200);
    expect((await page('http://harbour.localhost:3000/')).status).toBe(200);
  });

  it('rejects a form submitted from another site', async () => {
    const response = await submit({ user: 'admin', password: PASSWORDS.admin }, 'https://evil.example');
    expect(response.status).toBe(403);
  });

  it('escapes typed text', async () => {
    const response = await submit({ user: '"><script>alert(1)</script>', password: 'x' });
    expect(await response.text()).not.toContain('<script>');
  });

  it('accepts a cookie only from pages of allowed origins', async () => {
    const token = await lake.signIn('editor');
    const headers = {
      cookie: `sanitySession=${token}`,
      'content-type': 'text/plain',
      origin: 'http://localhost:9999',
    };
    const body = JSON.stringify({ mutations: [{ create: { _type: 'page' } }] });
    const mutate = `${lake.url}/v1/data/mutate/production`;
    expect((await fetch(mutate, { method: 'POST', headers, body })).status).toBe(401);
    const allowedHeaders = { ...headers, origin: STUDIO_ORIGIN };
    expect((await fetch(mutate, { method: 'POST', headers: allowedHeaders, body })).status).toBe(200);
  });

  it('signs out', async () => {
    const token = await lake.signIn('editor');
    await lake.as(token).request({ method: 'POST', url: '/auth/logout' });
    await expect(lake.as(token).request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('stored credentials', () => {
  it('contain neither passwords nor tokens', async () => {
    const token = await lake.signIn('admin');
    const databaseFiles = ['lake.db', 'lake.db-wal']
      .map((file) => readFileSync(join(lake.dataDir, file), 'latin1'))
      .join();
    expect(databaseFiles).not.toContain(PASSWORDS.admin);
    expect(databaseFiles).not.toContain(token);
    expect(databaseFiles).toContain('scrypt$');
  });

  it('survive a restart, and a changed password ends the user’s sessions', async () => {
    const other = await testLake();
    const [admin, editor] = [await other.signIn('admin'), await other.signIn('editor')];
    await other.service.stop();
    const users = other.options.users.map((user) =>
      user.name === 'editor' ? { ...user, password: 'new' } : user,
    );
    const service = await start({ ...other.options, users });
    const me = (token: string) =>
      fetch(`${service.url}/v1/auth/id`, { headers: { authorization: `Bearer ${token}` } });
    expect((await me(admin)).status).toBe(200);
    expect((await me(editor)).status).toBe(401);
    await service.stop();
  });
});

describe('CORS', () => {
  const fetchFrom = (origin: string) =>
    fetch(`${lake.url}/v1/data/query/production?query=*`, { headers: { origin } });

  it('allows configured origins only', async () => {
    const allowedAnswer = await fetchFrom('http://valuecars.localhost:3000');
    expect(allowedAnswer.headers.get('access-control-allow-origin')).toBe('http://valuecars.localhost:3000');
    expect(allowedAnswer.headers.get('access-control-allow-credentials')).toBe('true');
    for (const origin of [
      'https://evil.example',
      'http://evil.example:3000',
      'http://localhost:3000.evil.example',
    ]) {
      expect((await fetchFrom(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('answers preflights and tells the client about its origin', async () => {
    const preflight = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'OPTIONS',
      headers: { origin: STUDIO_ORIGIN, 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    const check = async (origin: string) =>
      (await fetch(`${lake.url}/v1/check/cors`, { headers: { origin } })).json();
    expect(await check(STUDIO_ORIGIN)).toEqual({ result: { allowed: true, withCredentials: true } });
    expect(await check('https://evil.example')).toEqual({
      result: { allowed: false, withCredentials: false },
    });
  });
});
