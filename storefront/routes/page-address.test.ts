import { parseSettings } from '@forecourt/lib/site/settings';
import { describe, expect, test } from 'vitest';
import { ADDRESSES, type AddressSettings, PAGE_KIND_NAMES } from './page-address.ts';

const site = (over: Record<string, unknown> = {}) => ({ settings: parseSettings(over).settings });

/** The application's own page that an address is asked for first, with what it names. */
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

  test('offers stand at /special-offers, or where the site says (ROUTE-56)', () => {
    expect(ownPage(site(), '/special-offers')).toEqual({ kind: 'offers' });
    expect(ownPage(site({ offersPath: '/deals' }), '/deals')).toEqual({ kind: 'offers' });
    expect(ownPage(site({ offersPath: '/deals' }), '/special-offers')?.kind).toBe('model');
  });

  test('brands, one brand, and its overview (ROUTE-41 ROUTE-42 ROUTE-43)', () => {
    expect(ownPage(site(), '/brands')).toEqual({ kind: 'brands' });
    expect(ownPage(site(), '/brands/mazda')).toEqual({ kind: 'brand', name: 'mazda' });
    expect(ownPage(site(), '/mazda/overview')).toEqual({ kind: 'brand', name: 'mazda' });
    expect(ownPage(site(), '/brands/mazda/cx-5')).toBeNull();
  });

  test('one word that nothing else takes may be a model (ROUTE-40)', () => {
    expect(ownPage(site(), '/cx-5')).toEqual({ kind: 'model', name: 'cx-5' });
    expect(ownPage(site(), '/mazda/cx-5')).toBeNull();
  });

  test('an editor may give a page any address, and it is looked for before the application’s own', () => {
    for (const path of ['/contact-us/albion', '/pages/warranty'])
      expect(ADDRESSES.editor(site(), path)).toBe(path);
    expect(PAGE_KIND_NAMES.indexOf('editor')).toBeLessThan(PAGE_KIND_NAMES.indexOf('location'));
  });

  test('nothing else is the application’s', () => {
    expect(ownPage(site(), '/pages/warranty')).toBeNull();
    expect(ownPage(site(), '/contact-us/albion/more')).toBeNull();
  });
});
