import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('@forecourt/lib/platform/env', () => ({ environment: () => ({ VIEWS_HOST: 'http://views.test' }) }));
const errors: unknown[] = [];
vi.mock('@/logging/log.server.ts', () => ({ log: { error: (...words: unknown[]) => errors.push(words) } }));
const { reportToViewsPartner, hasViewsPartner } = await import('./views-partner.server.ts');

const QUESTION = { photos_count: 12, updated_at: '2026-01-15T00:00:00.000Z', website_id: 'site-harbour' };
const ask = () => reportToViewsPartner('2021-toyota-hilux-a1', QUESTION);

describe('a partner that counts views', () => {
  const addresses: string[] = [];
  const answering = (body: string, status = 200) =>
    vi.stubGlobal('fetch', async (address: string) => {
      addresses.push(address);
      return new Response(body, { status });
    });
  beforeEach(() => errors.splice(0));
  afterEach(() => vi.unstubAllGlobals());

  test('receives photo count, update time and site (VDP-45 VDP-46 VDP-47)', async () => {
    answering('{"views":3}');
    expect(hasViewsPartner()).toBe(true);
    await ask();
    expect(addresses.at(-1)).toBe(
      'http://views.test/cars/2021-toyota-hilux-a1/view.json?photos_count=12&updated_at=2026-01-15T00%3A00%3A00.000Z&website_id=site-harbour',
    );
  });

  test('is trusted for valid fields only (VDP-48 VDP-49)', async () => {
    answering('{"views":3,"car_fields":{"status":"sold","price":-4,"reserved":"yes","offer_price":null}}');
    expect(await ask()).toEqual({ views: 3, car_fields: { status: 'sold', offer_price: null } });
    answering('{"views":"many","car_fields":"none"}');
    expect(await ask()).toEqual({ views: null, car_fields: null });
  });

  test.each([
    ['fails', '{"views":3}', 500],
    ['answers HTML', '<html>', 200],
    ['answers null', 'null', 200],
  ])('counts as null and is logged when it %s (VDP-50)', async (_, body, status) => {
    answering(body, status);
    expect(await ask()).toBeNull();
    expect(errors).toHaveLength(1);
  });
});
