import { kilometresBetween } from '@forecourt/lib/platform/geocode/distance';
import { geocode } from '@forecourt/lib/platform/geocode/geocode.server';
import { requestGauge } from '@forecourt/lib/vehicle/price-comparison/partner.server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFor, FAULTS } from './gauge/answers.ts';
import { gauge } from './gauge/routes.ts';
import { byName, localities } from './geocoding/postcodes.ts';
import { geocoding } from './geocoding/routes.ts';

const KEY = 'key-of-the-test';
const app = geocoding(KEY);
const real = globalThis.fetch;

describe('geocoding', () => {
  beforeAll(() => {
    globalThis.fetch = async (request) => {
      const { pathname, search } = new URL(request as string);
      return app.request(pathname + search);
    };
  });
  afterAll(() => {
    globalThis.fetch = real;
  });
  const connection = { host: 'http://partners.test', key: KEY };

  test('finds a postcode (LEAD-70)', async () => {
    const result = await geocode('4510', connection);
    expect(result).toMatchObject({ ok: true, place: { postcode: '4510' } });
    const caboolture = { lat: -27.085, lng: 152.951 };
    if (result.ok) expect(kilometresBetween(result.place, caboolture)).toBeLessThan(15);
  });

  test('finds a suburb by name in any case, with or without its state', async () => {
    for (const name of ['Caboolture', 'CABOOLTURE', 'Caboolture QLD', 'caboolture, qld'])
      expect(await geocode(name, connection)).toMatchObject({ ok: true, place: { name: 'Caboolture 4510' } });
  });

  test('reports unknown places and rejects a wrong key', async () => {
    expect(await geocode('9998', connection)).toEqual({ ok: false, reason: 'unknown' });
    expect(await geocode('Zzyzx', connection)).toEqual({ ok: false, reason: 'unknown' });
    expect(await geocode('4510', { ...connection, key: 'other' })).toEqual({ ok: false, reason: 'down' });
  });
});

describe('price comparison', () => {
  const slugs = Array.from({ length: 500 }, (_, index) => `car-${index}`);
  const ask = (slug: string) => requestGauge('http://partners.test', { slug });
  beforeAll(() => {
    const routes = gauge(async (slug) => (slug === 'unknown' ? null : 30_000));
    globalThis.fetch = async (request, options) => {
      // Simulate the timeout at once, so that the test does not wait for it.
      const { pathname } = new URL(request as string);
      if (answerFor(pathname.split('/')[2] ?? '').fault === 'slow')
        throw new DOMException('late', 'TimeoutError');
      return routes.request(pathname, options);
    };
  });
  afterAll(() => {
    globalThis.fetch = real;
  });

  test('has a car for each fault, which the storefront detects', async () => {
    const reasonByFault = Object.fromEntries(
      await Promise.all(
        FAULTS.map(async (fault) => {
          const slug = slugs.find((candidate) => answerFor(candidate).fault === fault) ?? '';
          const answer = await ask(slug);
          return [fault, 'problem' in answer ? answer.problem.reason : 'a gauge'];
        }),
      ),
    );
    expect(reasonByFault).toEqual({
      unsure: 'unsure',
      incomplete: 'missing',
      'above the market': 'above_range',
      slow: 'failed',
      'not JSON': 'nonsense',
      failing: 'failed',
    });
  });

  test('returns the same value for a car without a fault', async () => {
    const fine = slugs.filter((slug) => !answerFor(slug).fault).slice(0, 100);
    for (const slug of fine) {
      const answer = await ask(slug);
      expect(answer).toMatchObject({ gauge: { fill: answerFor(slug).fill, listing_price: 30_000 } });
      expect(await ask(slug)).toEqual(answer);
    }
    expect(await ask('unknown')).toMatchObject({ problem: { reason: 'failed' } });
  });
});

test('every locality lies in Australia or on its islands', () => {
  expect(localities().length).toBeGreaterThan(10_000);
  expect(byName('Southport').map(({ state }) => state)).toContain('QLD');
  for (const { lat, lng, postcode } of localities()) {
    expect(postcode).toMatch(/^\d{4}$/);
    expect(lat).toBeGreaterThan(-55);
    expect(lat).toBeLessThan(-9);
    expect(lng).toBeGreaterThan(96);
    expect(lng).toBeLessThan(168);
  }
});
