import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { withoutScripts } from './pages.ts';
import { test as payingTest } from './reserving.ts';
import { ALL_SITES, askHost, askSite, expect, SITES, siteUrl, test, vehiclePaths } from './test.ts';

test.describe('addresses and statuses', () => {
  test('shows each site on its own host', { tag: ['@SITE-01', '@ROUTE-69'] }, async () => {
    const titles = await Promise.all(
      ALL_SITES.map(async (slug) => {
        const { status, body, headers } = await askSite(slug, '/');
        // Server metrics read this header.
        expect([status, headers.get('x-site')]).toEqual([200, slug]);
        return /<title>([^<]+)<\/title>/.exec(body)?.[1];
      }),
    );
    expect(new Set(titles).size).toBe(ALL_SITES.length);
  });

  test('answers 404 for an unknown host, page and car', {
    tag: ['@OPEN-124'],
  }, async () => {
    const answer = await askHost('nobody.example', '/');
    expect([answer.status, answer.headers.get('x-site')]).toEqual([404, null]);
    for (const slug of SITES) {
      for (const path of ['/no-such-page', '/no/such/page', '/cars/no-such-car', '/search/no-such-make']) {
        const { status, body } = await askSite(slug, path);
        expect(`${path} ${status}`).toBe(`${path} 404`);
        const html = withoutScripts(body);
        expect(html).toContain('Page not found</h1>');
        expect(html).toMatch(/<form[^>]* action="\/search"[^>]*>\s*<label for="again-search"/);
        for (const part of ['<header', '<footer']) expect([path, html.includes(part)]).toEqual([path, true]);
      }
    }
  });

  test('a car of another site answers 404', async () => {
    const [vehiclePath] = await vehiclePaths('valuecars');
    expect((await askSite('valuecars', vehiclePath ?? '')).status).toBe(200);
    expect((await askSite('harbour', vehiclePath ?? '')).status).toBe(404);
  });

  test('does not serve the internal address of a site', async () => {
    const answer = await askSite('harbour', '/northside');
    expect(answer.status).toBe(404);
    expect((await askSite('harbour', '/northside/search')).status).toBe(404);
  });

  // Not at the same time as tests that disable payments.
  payingTest('reports full health with the token and only a status without it', async () => {
    const { status, body } = await askSite('harbour', '/api/health');
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }]);
    const authorization = `Bearer ${settingsFromEnvironment().secrets.healthToken}`;
    const health = await askSite('harbour', '/api/health', { headers: { authorization } });
    expect(JSON.parse(health.body)).toEqual({
      status: 'ok',
      site: 'harbour',
      content: 'ok',
      search: 'ok',
      database: 'ok',
      payments: 'ok',
      copies: 'off',
      dataset: 'private',
      deadLetters: expect.any(Number),
      searchRefusals: expect.any(Number),
    });
    const guess = await askSite('harbour', '/api/health', { headers: { authorization: 'Bearer guess' } });
    expect(JSON.parse(guess.body)).toEqual({ status: 'ok' });
    expect((await askHost('10.0.0.7', '/livez')).status).toBe(200);
    const ready = await askHost('10.0.0.7', '/readyz');
    expect([ready.status, JSON.parse(ready.body)]).toEqual([
      200,
      { ready: true, problems: [], warnings: [] },
    ]);
  });

  test('lists only its own host in sitemap and robots', { tag: ['@OPEN-125'] }, async () => {
    for (const slug of SITES) {
      const sitemap = await askSite(slug, '/sitemap.xml');
      expect(sitemap.status).toBe(200);
      const hosts = [...sitemap.body.matchAll(/<loc>(https?:\/\/[^/<]+)/g)].map(([, host]) => host);
      expect(hosts.length).toBeGreaterThan(20);
      expect(new Set(hosts).size).toBe(1);
      const robots = await askSite(slug, '/robots.txt');
      expect(robots.status).toBe(200);
      expect(robots.body).toContain('Sitemap:');
    }
  });

  test('has structured data on home and vehicle pages', {
    tag: ['@OPEN-125'],
  }, async () => {
    const types = (body: string) =>
      [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
        .map(([, json]) => JSON.stringify(JSON.parse(json ?? '')))
        .join(' ');
    const home = await askSite('harbour', '/');
    expect(types(home.body)).toContain('"AutoDealer"');
    const [path] = await vehiclePaths('harbour');
    const vehicle = types((await askSite('harbour', path ?? '')).body);
    expect(vehicle).toMatch(/"@type":"(Car|Vehicle)"/);
    expect(vehicle).toContain('"Offer"');
    expect(vehicle).toContain('"BreadcrumbList"');
  });

  test('has a security contact (security.txt)', async () => {
    const { status, body } = await askSite('harbour', '/.well-known/security.txt');
    expect(status).toBe(200);
    expect(body).toMatch(/^Contact: https?:\/\/\S+\/contact$/m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });

  test('redirects password managers to the account', async () => {
    const { status, headers } = await askSite('northside', '/.well-known/change-password');
    expect([status, headers.get('location')]).toEqual([303, '/my-garage']);
    const other = await askSite('coastline', '/.well-known/change-password');
    expect([other.status, other.headers.get('location')]).toEqual([303, '/account']);
  });

  test('does not expose the image optimisation route of Next', async () => {
    const { status } = await askSite('harbour', '/_next/image?url=%2Ficons.svg&w=640&q=75');
    expect(status).toBe(404);
  });

  test('sends security headers', async () => {
    const { headers } = await askSite('harbour', '/');
    expect(headers.get('x-middleware-rewrite')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('sends security headers with files, health and refusals too', async () => {
    for (const [path, method] of [
      ['/icons.svg', 'GET'],
      ['/_next/static/nothing.js', 'GET'],
      ['/livez', 'GET'],
      ['/', 'TRACE'],
      ['/%ff', 'GET'],
    ] as const) {
      const { headers } = await askSite('harbour', path, {
        method,
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'self'"),
      ]);
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=63072000; includeSubDomains',
      ]);
    }
  });

  test('declares the encoding of text', async () => {
    const parts = await askSite('harbour', '/?_rsc', { headers: { rsc: '1' } });
    expect(parts.headers.get('content-type')).toBe('text/x-component; charset=utf-8');
    const icon = await askSite('harbour', '/icon.svg');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  test('refuses a webhook without a valid signature', async () => {
    for (const path of ['/api/content/changed', '/api/stock/changed']) {
      const { status } = await askSite('harbour', path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forecourt-signature': 't=1,v1=00' },
        body: '{}',
      });
      expect(status).toBe(401);
    }
  });

  test('answers any query string with a page', async () => {
    const badAddresses = [
      '?page=-1',
      '?page=1e9',
      '?range[price]=9:1',
      '?range[price]=a:b&range[price]=1:2',
      '?refinementList[make][0][x]=1&refinementList[nope][0]=x',
      '?query=%01%ff',
      `?query=${'x'.repeat(5000)}`,
      "?query=' OR 1=1 --&sortBy=nonsense",
      '?refinementList[make][0]=Toyota%22%20OR%20dealership_id%3A%22value-cars',
      '?query=<script>alert(1)</script>',
    ];
    for (const search of badAddresses) {
      const { status, body } = await askSite('harbour', encodeURI(`/search${search}`).replaceAll('%25', '%'));
      expect(`${search.slice(0, 40)} ${status}`).toBe(`${search.slice(0, 40)} 200`);
      expect(body).not.toContain('<script>alert(1)</script>');
    }
  });

  test('uses the address of the site in canonical links', { tag: ['@SITE-36'] }, async () => {
    const { body } = await askSite('northside', '/search');
    expect(body).toContain(`<link rel="canonical" href="${siteUrl('northside', '/search')}"`);
  });
});
