import { describe, expect, test } from 'vitest';
import { parseSite } from './parse-site.ts';
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
  manufacturer: { id: 'm1', slug: 'toyota', name: 'Toyota' },
  settings: { _type: 'siteSettings', hitsPerPage: 24 },
  features: { _id: 'siteFeatures-harbour', _type: 'siteFeatures', reserveEnabled: true },
};

describe('parseSite', () => {
  const { site, bad } = parseSite(answer);

  test('reports nothing about a good answer', () => expect(bad).toEqual([]));

  test('keeps the name of the site (SITE-34)', () => expect(site.name).toBe('Harbour Motor Group'));

  test('keeps the slug (SITE-35)', () => expect(site.slug).toBe('harbour'));

  test('keeps the canonical address (SITE-36)', () => expect(site.url).toBe('https://www.harbour.example'));

  test('keeps the address of the logo (SITE-37)', () =>
    expect(site.logo?.url).toBe('https://cdn.example/logo.svg'));

  test('keeps the template (SITE-38)', () => {
    expect(site.template).toBe('group');
    expect(parseSite({ ...answer, template: 'yard' }).site.template).toBe('yard');
  });

  test('keeps the primary dealership first (SITE-39)', () => {
    const second = { id: 'd2', slug: 'harbour-kia', name: 'Harbour Kia' };
    const several = parseSite({ ...answer, dealerships: [...answer.dealerships, second] }).site;
    expect(several.dealerships.map(({ id }) => id)).toEqual(['d1', 'd2']);
  });

  test('keeps the manufacturer of a single-brand site (SITE-40)', () => {
    expect(site.manufacturer).toEqual({ id: 'm1', slug: 'toyota', name: 'Toyota' });
    expect(parseSite({ ...answer, manufacturer: null }).site.manufacturer).toBeNull();
  });

  test('keeps the visible locations (SITE-41 LOC-13)', () =>
    expect(site.locations).toEqual([
      { id: 'l1', slug: 'albion', name: 'Albion', city: 'Albion', primary: true },
    ]));

  test('keeps the dealerships with what they set for themselves (SITE-42)', () =>
    expect(site.dealerships).toEqual([
      {
        id: 'd1',
        slug: 'harbour-toyota',
        name: 'Harbour Toyota',
        soldVisibleDays: 5,
        breadcrumbSearchBase: null,
        phoneByCarType: { used: '07 7010 0119' },
        warrantyTextByCarType: {},
      },
    ]));

  test('keeps settings and features', () => {
    expect(site.settings.hitsPerPage).toBe(24);
    expect(site.features.reserveEnabled).toBe(true);
  });

  const settingsWith = (settings: object | null) => parseSite({ ...answer, settings }).site.settings;

  test('keeps the finance provider (SITE-43)', () => {
    expect(settingsWith({ financeProvider: 'Harbour Finance' }).financeProvider).toBe('Harbour Finance');
    expect(settingsWith(null).financeProvider).toBe('default');
  });

  test('keeps the days that a car counts as just arrived, 8 by default (SITE-44)', () => {
    expect(settingsWith({ justArrivedDays: 5 }).justArrivedDays).toBe(5);
    expect(settingsWith(null).justArrivedDays).toBe(8);
  });

  test('keeps the name of the just-arrived tag (SITE-45)', () => {
    expect(settingsWith({ justArrivedTagName: 'Fresh' }).justArrivedTagName).toBe('Fresh');
    expect(settingsWith(null).justArrivedTagName).toBe('Just Arrived');
  });

  test('keeps the name of the sold tag (SITE-46)', () => {
    expect(settingsWith({ soldTagName: 'Gone' }).soldTagName).toBe('Gone');
    expect(settingsWith(null).soldTagName).toBe('Sold');
  });

  test('gives a logo without a description the name of the site', () => {
    expect(parseSite(answer).site.logo?.alt).toBe('Harbour Motor Group');
    expect(parseSite({ ...answer, logo: { ...answer.logo, url: null } }).site.logo).toBeNull();
  });

  test('replaces bad theme, template and settings by defaults and reports them (OPEN-131)', () => {
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

  test('replaces only the bad values of a dealership or location, and reports them', () => {
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

  test('refuses an answer without identity', () => {
    expect(() => parseSite({ ...answer, slug: '' })).toThrow();
    expect(() => parseSite(null)).toThrow();
  });
});
