import { describe, expect, test } from 'vitest';
import { challengeOrigin, paymentOrigins, pixelOrigins, securityHeaders } from './headers.ts';

const options = {
  development: false,
  secure: true,
  pictures: ['https://cdn.example'],
  search: ['https://search.example'],
  frameAncestors: [],
};

describe('security headers', () => {
  test('allow scripts from this origin only, and no eval', () => {
    const policy = securityHeaders(options)['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline';/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test('allow pictures, videos and search only on their own hosts', () => {
    const policy = securityHeaders(options)['content-security-policy'];
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
    expect(policy).toContain("connect-src 'self' https://search.example https://cdn.example;");
    expect(policy).toContain("media-src 'self' https://cdn.example;");
    const anywhere = securityHeaders({ ...options, filmsAnywhere: true })['content-security-policy'];
    expect(anywhere).toContain("media-src 'self' https: https://cdn.example;");
  });

  test('send HSTS only to visitors on https', () => {
    expect(securityHeaders(options)['strict-transport-security']).toBeDefined();
    const plain = securityHeaders({ ...options, secure: false });
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('cover subdomains with HSTS unless the setting says otherwise', () => {
    const hsts = (hstsSubdomains?: boolean) =>
      securityHeaders({ ...options, ...(hstsSubdomains !== undefined && { hstsSubdomains }) })[
        'strict-transport-security'
      ];
    expect([hsts(), hsts(true), hsts(false)]).toEqual([
      'max-age=63072000; includeSubDomains',
      'max-age=63072000; includeSubDomains',
      'max-age=63072000',
    ]);
  });

  test('allow only named origins to frame the site', () => {
    const headers = securityHeaders({ ...options, frameAncestors: ['https://studio.example'] });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://studio.example");
  });

  test('allow the payment provider only where payments are taken', () => {
    const hostedHeaders = securityHeaders({ ...options, payments: paymentOrigins(undefined) });
    const policy = hostedHeaders['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(hostedHeaders['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
    const other = securityHeaders({ ...options, payments: paymentOrigins('http://localhost:1/x/stripe.js') });
    expect(other['content-security-policy']).toMatch(/script-src [^;]*http:\/\/localhost:1;/);
    expect(other['content-security-policy']).not.toContain('stripe.com');
    expect(securityHeaders(options)['content-security-policy']).not.toContain('stripe');
  });

  test('allow the challenge only on a site that has one', () => {
    const challenge = challengeOrigin(undefined);
    const policy = securityHeaders({ ...options, challenge })['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline' https:\/\/challenges\.cloudflare\.com;/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com;/);
    expect(challengeOrigin('http://localhost:1/x')).toBe('http://localhost:1');
    expect(securityHeaders(options)['content-security-policy']).not.toContain('cloudflare');
  });

  test('allow a map provider only on a site that has one, and never its scripts', () => {
    const maps = 'https://tiles.example.com';
    const policy = securityHeaders({ ...options, maps })['content-security-policy'];
    expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example https:\/\/tiles\.example\.com;/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example\.com;/);
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline';/);
    expect(securityHeaders(options)['content-security-policy']).not.toContain('tiles');
  });

  test('allow a social pixel only on a site that has one (EVENTS-17)', () => {
    const policy = securityHeaders({ ...options, pixel: pixelOrigins(undefined) })['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline' https:\/\/connect\.facebook\.net;/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example https:\/\/www\.facebook\.com;/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.facebook\.com;/);
    expect(pixelOrigins('http://localhost:1/x/fbevents.js')).toEqual({
      script: 'http://localhost:1',
      asks: 'http://localhost:1',
    });
    expect(securityHeaders(options)['content-security-policy']).not.toContain('facebook');
  });
});
