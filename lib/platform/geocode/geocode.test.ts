import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { distanceText, kilometresBetween } from './distance.ts';
import { geocode } from './geocode.server.ts';
import { isPostcode, POSTCODE_LENGTH, POSTCODE_MESSAGES } from './postcode.ts';

const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('kilometresBetween (LOC-40)', () => {
  test('uses an earth radius of 6371 km', () => {
    expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 90, lng: 0 })).toBeCloseTo((6371 * Math.PI) / 2, 6);
    expect(kilometresBetween({ lat: -27.4698, lng: 153.0251 }, { lat: -33.8688, lng: 151.2093 })).toBeCloseTo(
      732,
      0,
    );
  });

  test('is symmetric, zero to the same point and never more than half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = kilometresBetween(a, b);
        expect(there).toBeCloseTo(kilometresBetween(b, a), 6);
        expect(there).toBeLessThanOrEqual(6371 * Math.PI + 1e-6);
        expect(kilometresBetween(a, a)).toBe(0);
      }),
    );
  });

  test('is shown in whole kilometres (OPEN-088)', () => {
    expect(distanceText(12.4)).toBe('12 km away');
    expect(distanceText(1_234)).toBe('1,234 km away');
    expect(distanceText(0.4)).toBe('less than 1 km away');
  });
});

describe('postcodes', () => {
  test.each(['4510', '0800'])('%s is a valid postcode (LEAD-67)', (text) =>
    expect(isPostcode(text)).toBe(true),
  );
  test.each(['', '451', '45100', '45a0', ' 4510', '٤٥١٠'])('%j is not a valid postcode (LEAD-67)', (text) =>
    expect(isPostcode(text)).toBe(false),
  );
  test('have four digits and these error messages (LEAD-67 LEAD-68 LEAD-69)', () => {
    expect(POSTCODE_LENGTH).toBe(4);
    expect(POSTCODE_MESSAGES.malformed).toBe('Invalid postcode. Please enter a 4-digit number.');
    expect(POSTCODE_MESSAGES.unknown).toBe('Invalid postcode');
  });
});

describe('geocoding', () => {
  afterEach(() => vi.unstubAllGlobals());

  const requests: string[] = [];
  const answering = (body: unknown, status = 200) =>
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    });
  const result = (lat: number, lng: number, components: [string, string][]) => ({
    address_components: components.map(([type, long_name]) => ({
      long_name,
      short_name: long_name,
      types: [type],
    })),
    geometry: { location: { lat, lng } },
  });
  const connection = { host: 'http://partner.test', key: 'secret' };

  test('queries a postcode within AU and returns its coordinates (LEAD-70)', async () => {
    answering({
      status: 'OK',
      results: [
        result(-27.08, 152.95, [
          ['locality', 'Caboolture'],
          ['postal_code', '4510'],
        ]),
      ],
    });
    expect(await geocode('4510', connection)).toEqual({
      ok: true,
      place: { lat: -27.08, lng: 152.95, postcode: '4510', name: 'Caboolture 4510' },
    });
    const url = new URL(requests.at(-1) ?? '');
    expect(url.origin + url.pathname).toBe('http://partner.test/maps/api/geocode/json');
    expect(url.searchParams.get('components')).toBe('country:AU|postal_code:4510');
  });

  test('queries a place name as an address', async () => {
    answering({ status: 'OK', results: [result(-27, 153, [['locality', 'Caboolture']])] });
    expect(await geocode('Caboolture', connection)).toMatchObject({
      ok: true,
      place: { name: 'Caboolture', postcode: null },
    });
    expect(new URL(requests.at(-1) ?? '').searchParams.get('address')).toBe('Caboolture');
  });

  test.each([
    ['no results', { status: 'ZERO_RESULTS', results: [] }, 200, 'unknown'],
    [
      'the country only',
      { status: 'OK', results: [result(-25, 133, [['country', 'Australia']])] },
      200,
      'unknown',
    ],
    ['a refusal', { status: 'REQUEST_DENIED', results: [] }, 200, 'down'],
    ['a failure', 'oops', 500, 'down'],
    ['nonsense', '<html>', 200, 'down'],
  ])('returns no place for %s', async (_, body, status, reason) => {
    answering(body, status);
    expect(await geocode('Nowhere', connection)).toEqual({ ok: false, reason });
  });

  test('reports an unreachable provider as down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    expect(await geocode('4510', connection)).toEqual({ ok: false, reason: 'down' });
  });
});
