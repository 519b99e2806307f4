import { parseSettings } from '@forecourt/lib/site/settings';
import { describe, expect, test } from 'vitest';
import { fixedRoute } from './resolve.ts';

const site = (over: Record<string, unknown> = {}) => ({ settings: parseSettings(over).settings });

describe('fixed routes', () => {
  test('ROUTE-61 /contact-us/{slug} is the location with that slug', () => {
    expect(fixedRoute(site(), '/contact-us/albion')).toEqual({ kind: 'location', name: 'albion' });
  });

  test('ROUTE-62, ROUTE-63 the base of location addresses is a setting', () => {
    for (const base of ['our-location', 'locations'] as const) {
      const here = site({ locationPathBase: base });
      expect(fixedRoute(here, `/${base}/albion`)).toEqual({ kind: 'location', name: 'albion' });
      expect(fixedRoute(here, `/${base}`)).toEqual({ kind: 'locations' });
      expect(fixedRoute(here, '/contact-us/albion')).toBeNull();
    }
  });

  test('ROUTE-56 offers stand at /special-offers, or where the site says', () => {
    expect(fixedRoute(site(), '/special-offers')).toEqual({ kind: 'offers' });
    expect(fixedRoute(site({ offersPath: '/deals' }), '/deals')).toEqual({ kind: 'offers' });
    expect(fixedRoute(site({ offersPath: '/deals' }), '/special-offers')?.kind).toBe('model');
  });

  test('ROUTE-41 ROUTE-42 ROUTE-43 brands, one brand, and its overview', () => {
    expect(fixedRoute(site(), '/brands')).toEqual({ kind: 'brands' });
    expect(fixedRoute(site(), '/brands/mazda')).toEqual({ kind: 'brand', name: 'mazda' });
    expect(fixedRoute(site(), '/mazda/overview')).toEqual({ kind: 'brand', name: 'mazda' });
    expect(fixedRoute(site(), '/brands/mazda/cx-5')).toBeNull();
  });

  test('ROUTE-40 one word that nothing else takes may be a model', () => {
    expect(fixedRoute(site(), '/cx-5')).toEqual({ kind: 'model', name: 'cx-5' });
    expect(fixedRoute(site(), '/mazda/cx-5')).toBeNull();
  });

  test('nothing else is the application’s', () => {
    expect(fixedRoute(site(), '/pages/warranty')).toBeNull();
    expect(fixedRoute(site(), '/contact-us/albion/more')).toBeNull();
  });
});
