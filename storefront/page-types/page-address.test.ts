import { parseSettings } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import { ADDRESSES, type AddressSettings, PAGE_KIND_NAMES } from './page-address.ts';

const site = (over: Record<string, unknown> = {}) => ({ settings: parseSettings(over).settings });

/** Returns the first built-in page kind that claims an address, with the name in it. */
function ownPage(here: AddressSettings, path: string): { kind: string; name?: string } | null {
  for (const kind of PAGE_KIND_NAMES) {
    const name = kind === 'editor' ? null : ADDRESSES[kind](here, path);
    if (name !== null) return { kind, ...(name && { name }) };
  }
  return null;
}

describe('the addresses of pages', () => {
  test('/contact-us/{slug} is the location with that slug (ROUTE-61)', () => {
    expect(ownPage(site(), '/contact-us/albion')).toEqual({ kind: 'location', name: 'albion' });
  });

  test('the base of location addresses is a setting (ROUTE-62, ROUTE-63)', () => {
    for (const base of ['our-location', 'locations'] as const) {
      const here = site({ locationPathBase: base });
      expect(ownPage(here, `/${base}/albion`)).toEqual({ kind: 'location', name: 'albion' });
      expect(ownPage(here, `/${base}`)).toEqual({ kind: 'locations' });
      expect(ownPage(here, '/contact-us/albion')).toBeNull();
    }
  });

  test('/special-offers or the path of the site lists offers (ROUTE-56)', () => {
    expect(ownPage(site(), '/special-offers')).toEqual({ kind: 'offers' });
    expect(ownPage(site({ offersPath: '/deals' }), '/deals')).toEqual({ kind: 'offers' });
    expect(ownPage(site({ offersPath: '/deals' }), '/special-offers')?.kind).toBe('model');
  });

  test('/brands, /brands/{slug} and /{slug}/overview show brands (ROUTE-41 ROUTE-42 ROUTE-43)', () => {
    expect(ownPage(site(), '/brands')).toEqual({ kind: 'brands' });
    expect(ownPage(site(), '/brands/mazda')).toEqual({ kind: 'brand', name: 'mazda' });
    expect(ownPage(site(), '/mazda/overview')).toEqual({ kind: 'brand', name: 'mazda' });
    expect(ownPage(site(), '/brands/mazda/cx-5')).toBeNull();
  });

  test('a single unknown segment may be a model (ROUTE-40)', () => {
    expect(ownPage(site(), '/cx-5')).toEqual({ kind: 'model', name: 'cx-5' });
    expect(ownPage(site(), '/mazda/cx-5')).toBeNull();
  });

  test('pages of editors come before the routes of the application', () => {
    for (const path of ['/contact-us/albion', '/pages/warranty'])
      expect(ADDRESSES.editor(site(), path)).toBe(path);
    expect(PAGE_KIND_NAMES.indexOf('editor')).toBeLessThan(PAGE_KIND_NAMES.indexOf('location'));
  });

  test('any other address is not a route', () => {
    expect(ownPage(site(), '/pages/warranty')).toBeNull();
    expect(ownPage(site(), '/contact-us/albion/more')).toBeNull();
  });
});
