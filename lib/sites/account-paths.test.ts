import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGN_IN_TYPES, safeTarget, signInPath } from './account-paths.ts';

describe('the target of signing in (OPEN-032)', () => {
  test.each([
    '/',
    '/my-garage',
    '/cars/2021-toyota-hilux-a1/checkout?step=pay#step',
    '/search?query=a%20b&refinementList%5Bmake%5D%5B0%5D=Toyota',
    '/search?query=//evil.example',
    '/cars/caf%C3%A9',
  ])('keeps %s', (target) => expect(safeTarget(target)).toBe(target));

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/./%2fevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/%09/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    'http:evil.example',
    'evil.example',
    '@evil.example',
    '/%',
    '/api/sign-out',
    '/%61pi/sign-out',
    '/sign-in?redirect=/sign-in',
    '/SIGN-IN',
    '',
    null,
    undefined,
  ])('replaces %j by the home page', (target) => expect(safeTarget(target)).toBe('/'));

  test('never leaves the site', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '//',
        '..',
        '.',
        '%2f',
        '%5C',
        '%252f',
        '%09',
        '\t',
        '\r\n',
        '@',
        ':',
        '?',
        '#',
        ' ',
        '%00',
      ],
      ...['javascript:', 'https:', 'evil.example', 'my-garage', '%e2%80%a8', '\u2028', '。', '%E3%80%82'],
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(target, (text) => {
        const path = safeTarget(text);
        for (const base of ['https://harbour.example/sign-in', 'http://harbour.localhost:3000/x/y']) {
          expect(new URL(path, base).origin).toBe(new URL(base).origin);
          expect(
            new URL(
              decodeURIComponent(new URL(path, base).pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')),
              base,
            ).origin,
          ).toBe(new URL(base).origin);
        }
        // Idempotent.
        expect(safeTarget(path)).toBe(path);
      }),
      { numRuns: 800 },
    );
  });

  test('a path of sign-in carries its type, its target and its return target (ROUTE-13)', () => {
    const address = new URL(signInPath('finance', { redirect: '/a?b=c#d', back: '/e' }), 'http://x');
    expect(address.pathname).toBe('/sign-in');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: 'finance',
      redirect: '/a?b=c#d',
      back: '/e',
    });
  });

  test('sign-in has the type watchlist (ROUTE-14)', () => expect(SIGN_IN_TYPES).toContain('watchlist'));
  test('sign-in has the type trade-in (ROUTE-15)', () => expect(SIGN_IN_TYPES).toContain('trade-in'));
  test('sign-in has the type checkout (ROUTE-16)', () => expect(SIGN_IN_TYPES).toContain('checkout'));
  test('sign-in has the type finance (ROUTE-17)', () => expect(SIGN_IN_TYPES).toContain('finance'));
  test('sign-in has the type car-finance (ROUTE-18)', () => expect(SIGN_IN_TYPES).toContain('car-finance'));
  test('sign-in has the type my-garage (ROUTE-19)', () => expect(SIGN_IN_TYPES).toContain('my-garage'));
});
