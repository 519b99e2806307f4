import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchView } from './fetch-view.client.ts';
import { isProgram, viewQuestion } from './view-query.ts';

const QUESTION = {
  photos_count: '12',
  updated_at: '2026-01-15T00:00:00.000Z',
  website_id: 'site-harbour',
};

describe('the view call', () => {
  test('has photo count, update time and site (VDP-45 VDP-46 VDP-47)', () =>
    expect(viewQuestion.parse(QUESTION)).toEqual({ ...QUESTION, photos_count: 12 }));

  test.each([
    { photos_count: '-1' },
    { photos_count: '1e9' },
    { photos_count: undefined },
    { updated_at: 'yesterday' },
    { website_id: '' },
    { website_id: 'x'.repeat(200) },
  ])('is invalid with %j', (wrong) =>
    expect(viewQuestion.safeParse({ ...QUESTION, ...wrong }).success).toBe(false),
  );

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['facebookexternalhit/1.1', true],
    [null, true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', false],
    ['Mozilla/5.0 (X11; Linux x86_64; CUBOT_X30) AppleWebKit/537.36', false],
  ])('recognises crawlers: %s is %s', (agent, program) => expect(isProgram(agent)).toBe(program));
});

describe('the view answer', () => {
  afterEach(() => vi.unstubAllGlobals());
  const FIELDS = {
    status: 'in_stock',
    reserved: false,
    price: 20_000,
    offer_price: null,
    before_price: null,
    subscription_price: null,
    preorder: false,
    price_type: 'Drive Away',
    car_type: 'used',
  };
  const answering = (body: string, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status }));

  test('is read for views and car_fields (VDP-48 VDP-49 CAR-063)', async () => {
    answering(JSON.stringify({ views: 12, car_fields: FIELDS, more: 1 }));
    expect(await fetchView('/x')).toEqual({ views: 12, car_fields: FIELDS });
  });

  test.each([
    ['not ok', '{"views":3}', 500],
    ['no JSON', '<html>', 200],
  ])('counts as null when it is %s (VDP-50)', async (_, body, status) => {
    answering(body, status);
    expect(await fetchView('/x')).toBeNull();
  });

  test('counts as null when the call fails (VDP-50)', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    expect(await fetchView('/x')).toBeNull();
  });

  test.each([
    '{"views":"7","car_fields":{"status":"lost"}}',
    '{"car_fields":[]}',
    'null',
    '7',
    JSON.stringify({ views: {}, car_fields: { ...FIELDS, price: 'free' } }),
  ])('has no views and fields when it is %s (VDP-50)', async (body) => {
    answering(body);
    expect(await fetchView('/x')).toEqual({ views: null, car_fields: null });
  });
});
