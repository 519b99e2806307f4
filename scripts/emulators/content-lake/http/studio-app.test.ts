import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { PASSWORDS } from '../testing/options.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const distDir = join(folder, 'dist');
let lake: TestLake;
let studio: string;
beforeAll(async () => {
  mkdirSync(join(distDir, 'static'), { recursive: true });
  writeFileSync(join(distDir, 'index.html'), '<!doctype html><title>Studio</title>');
  writeFileSync(join(distDir, 'static', 'sanity-AbCd_123.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'not for the web');
  lake = await testLake({ studio: { port: 0, distDir } });
  studio = lake.service.studioUrl ?? '';
});
afterAll(async () => {
  await lake.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path exactly as given; fetch would normalise it. */
const rawRequest = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const url = new URL(studio);
    request({ host: url.hostname, port: url.port, path }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(`${response.statusCode} ${body}`));
    })
      .on('error', reject)
      .end();
  });

describe('the studio on its own port', () => {
  it('serves its files, bundled ones cached forever', async () => {
    const script = await fetch(`${studio}/static/sanity-AbCd_123.js`);
    expect(await script.text()).toBe('export {};');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${studio}/static/gone-AbCd_123.js`)).status).toBe(404);
  });

  it('answers Studio routes with the start page, uncached', async () => {
    for (const path of ['/', '/structure/page;some-id', '/vision']) {
      const page = await fetch(`${studio}${path}`);
      expect([path, page.status, await page.text()]).toEqual([
        path,
        200,
        expect.stringContaining('<title>Studio'),
      ]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
    expect((await fetch(studio, { method: 'POST' })).status).toBe(405);
  });

  it('serves nothing outside its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/static/..%2f..%2fsecret.txt',
    ]) {
      expect(await rawRequest(path)).not.toContain('not for the web');
    }
    expect(await rawRequest('/%')).toContain('200');
  });

  it('serves the lake on the same origin, so that its cookie authenticates pages', async () => {
    const signIn = await fetch(`${studio}/lake/v1/auth/login/local`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: studio },
      body: new URLSearchParams({ user: 'editor', password: PASSWORDS.editor }),
    });
    expect(signIn.headers.get('location')).toMatch(new RegExp(`^${studio}/#sid=`));
    const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const me = await fetch(`${studio}/lake/v1/users/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ role: 'editor' });
    const providers = await (await fetch(`${studio}/lake/v1/auth/providers`)).json();
    expect(providers).toMatchObject({ providers: [{ url: `${studio}/lake/v1/auth/login/local` }] });
  });

  it('answers API calls that use the project’s host name', async () => {
    const { port } = new URL(studio);
    const body = await new Promise<string>((resolve, reject) => {
      const headers = { host: `forecourt.localhost:${port}` };
      request({ host: 'localhost', port, path: '/v2021-06-07/users/me', headers }, (response) => {
        response.on('data', (chunk) => resolve(String(chunk)));
      })
        .on('error', reject)
        .end();
    });
    expect(body).toBe('{}');
  });

  it('reports that it has not been built', async () => {
    const other = await testLake({ studio: { port: 0, distDir: join(folder, 'nothing') } });
    const response = await fetch(other.service.studioUrl ?? '');
    expect([response.status, await response.text()]).toEqual([503, 'The studio has not been built yet.']);
    await other.close();
  });
});
