import { describe, expect, test } from 'vitest';
import { parseSite } from './parse.ts';
import { DEFAULT_THEME } from './theme.ts';

const answer = {
  id: 'site-harbour',
  slug: 'harbour',
  name: 'Harbour Motor Group',
  url: 'https://www.harbour.example',
  hosts: ['www.harbour.example'],
  logo: { url: 'https://cdn.example/logo.svg', alt: '', width: 320, height: 80, lqip: null },
  template: 'group',
  theme: { accent: '#0f766e', brand: '#0b1f2a' },
  dealerships: [
    {
      id: 'd1',
      slug: 'harbour-toyota',
      name: 'Harbour Toyota',
      soldVisibleDays: 5,
      breadcrumbSearchBase: null,
      phoneByCarType: { used: ' 07 7010 0119 ', demo: '' },
      warrantyTextByCarType: null,
    },
  ],
  locations: [
    { id: 'l1', slug: 'albion', name: 'Albion', city: 'Albion', primary: true, visible: true },
    { id: 'l2', slug: 'closed', name: 'Closed yard', city: null, primary: false, visible: false },
  ],
  manufacturer: null,
  settings: { _type: 'siteSettings', hitsPerPage: 24 },
  features: { _id: 'siteFeatures-harbour', _type: 'siteFeatures', reserveEnabled: true },
};

describe('parseSite', () => {
  test('a site carries its identity, look and scope (SITE-34..42)', () => {
    const { site, bad } = parseSite(answer);
    expect(bad).toEqual([]);
    expect(site).toMatchObject({ slug: 'harbour', name: 'Harbour Motor Group', template: 'group' });
    expect(site.dealerships[0]?.soldVisibleDays).toBe(5);
    expect(site.settings.hitsPerPage).toBe(24);
    expect(site.features.reserveEnabled).toBe(true);
  });

  test('a site carries its finance provider and the words of its tags (SITE-43..46)', () => {
    const settings = {
      financeProvider: 'Harbour Finance',
      justArrivedDays: 5,
      justArrivedTagName: 'Fresh',
      soldTagName: 'Gone',
    };
    expect(parseSite({ ...answer, settings }).site.settings).toMatchObject(settings);
    expect(parseSite({ ...answer, settings: null }).site.settings).toMatchObject({
      financeProvider: 'default',
      justArrivedDays: 8,
      justArrivedTagName: 'Just Arrived',
      soldTagName: 'Sold',
    });
  });

  test('hidden locations are nowhere on the site (LOC-13)', () => {
    expect(parseSite(answer).site.locations.map(({ id }) => id)).toEqual(['l1']);
  });

  test('a logo without words for it is called by the name of the site', () => {
    expect(parseSite(answer).site.logo?.alt).toBe('Harbour Motor Group');
    expect(parseSite({ ...answer, logo: { ...answer.logo, url: null } }).site.logo).toBeNull();
  });

  test('bad look and settings fall back and are reported together (OPEN-131)', () => {
    const { site, bad } = parseSite({
      ...answer,
      template: 'baroque',
      theme: { accent: 'red', brand: '#000000' },
      settings: { hitsPerPage: -1 },
    });
    expect(site.template).toBe('group');
    expect(site.theme).toEqual(DEFAULT_THEME);
    expect(bad.map(({ name }) => name)).toEqual(['theme', 'template', 'hitsPerPage']);
  });

  test('what a dealership or location holds against the rules falls back alone, and is reported', () => {
    const [dealership] = answer.dealerships;
    const { site, bad } = parseSite({
      ...answer,
      dealerships: [
        { ...dealership, soldVisibleDays: 99_999, breadcrumbSearchBase: '/x/', phoneByCarType: 7 },
      ],
      locations: [...answer.locations, { ...answer.locations[0], name: 5 }],
    });
    expect(site.dealerships).toEqual([
      {
        id: 'd1',
        slug: 'harbour-toyota',
        name: 'Harbour Toyota',
        soldVisibleDays: null,
        breadcrumbSearchBase: null,
        phoneByCarType: {},
        warrantyTextByCarType: {},
      },
    ]);
    expect(site.locations.map(({ id }) => id)).toEqual(['l1']);
    expect(bad.map(({ name }) => name)).toEqual([
      'd1.soldVisibleDays',
      'd1.breadcrumbSearchBase',
      'd1.phoneByCarType',
      'locations[2]',
    ]);
  });

  test('an answer without identity is refused', () => {
    expect(() => parseSite({ ...answer, slug: '' })).toThrow();
    expect(() => parseSite(null)).toThrow();
  });
});
