import { financePayload } from '@forecourt/lib/leads/finance-quote/lead';
import { QUOTE_START } from '@forecourt/lib/leads/finance-quote/quote-choice';
import { featureDefinitions, parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings, settingDefinitions } from '@forecourt/lib/sites/settings';
import { siteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { calculatorTerms } from '@forecourt/lib/vehicle/finance/terms';
import {
  clockProblem,
  spanProblem,
  specialDaysProblem,
  weekProblem,
} from '@forecourt/schemas/objects/hoursRules';
import type * as Schema from '@forecourt/schemas/sanity.types';
import { describe, expect, test } from 'vitest';
import { assembleSite } from './assemble.ts';
import { sites } from './documents.ts';
import { ofType } from './testing/walk.ts';

const site = (slug: string) => {
  const siteContent = sites.find((candidate) => candidate.slug === slug);
  if (!siteContent) throw new Error(`no site ${slug}`);
  return siteContent;
};
const siteDocument = (slug: string) =>
  assembleSite(site(slug), { port: 3000 }).find(({ _type }) => _type === 'site') as unknown as Schema.Site;
const textOf = (blocks: unknown) =>
  ofType<{ text: string }>(blocks, 'span')
    .map(({ object }) => object.text)
    .join(' ');

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(sites.map((content) => [content.slug, content] as const))('%s', (slug, content) => {
  test('has valid settings and features (OPEN-131)', () => {
    const { settings } = siteDocument(slug);
    expect(parseSettings(settings as Record<string, unknown> | undefined).bad).toEqual([]);
    expect(parseFeatures(content.features as Record<string, unknown>).bad).toEqual([]);
    const settingNames = new Set([...Object.keys(settingDefinitions), '_type']);
    expect(Object.keys(settings ?? {}).filter((name) => !settingNames.has(name))).toEqual([]);
    expect(Object.keys(content.features).filter((name) => !(name in featureDefinitions))).toEqual([]);
  });

  test('has the entries of header and footer', () => {
    const menus = (content.header.menus ?? []).filter((menu) => !('showFrom' in menu && menu.showFrom));
    expect(menus.map(({ label }) => label)).toEqual([
      'Home',
      'Models',
      'Offers',
      'Our Stock',
      'Service and Parts',
      'Company',
      'Finance',
    ]);
    expect(menus.find(({ label }) => label === 'Our Stock')?.kind).toBe('dropdown');
    const titles = content.footer.groups?.map(({ title }) => title) ?? [];
    expect(titles.slice(0, 2)).toEqual(['Buyer Tools', 'Servicing and Parts']);
    expect(titles).toHaveLength(3);
  });

  test('states its own periods in the privacy policy (CONTENT-01..04)', () => {
    expect(siteDocument(slug).settings?.privacyTerms).toEqual(content.facts.privacy);
    const words = textOf(content.pages.find(({ path }) => path === '/privacy-policy')?.blocks);
    for (const name of Object.keys(content.facts.privacy)) expect(words).toContain(`within {${name}} days`);
  });

  test('ticks the marketing consent box only on the site that demonstrates the default', () => {
    const { features } = parseFeatures(content.features as Record<string, unknown>);
    expect(features.optInDefault).toBe(slug === 'harbour');
  });

  test('has one set of loan limits in the calculator, the pre-approval, its lead and the budget finder', () => {
    const { settings } = parseSettings(siteDocument(slug).settings as Record<string, unknown> | undefined);
    // A rate for sites whose lenders come with each car; it does not change the limits.
    const rated = { ...settings, interestDefault: 10, establishmentFee: 0 };
    const { min, max, start } = settings.quoteAmount;
    const calculator = calculatorTerms(rated, null, null);
    expect(calculator?.limits.amount).toMatchObject({ min, max });
    expect(calculator?.start.amount).toBe(start);
    expect(calculatorTerms(rated, max + 1, null)?.start.amount).toBe(max);
    expect(siteLoan(rated)?.limits).toEqual({ min, max });
    for (const [amount, kept] of [
      [1, min],
      [1_000_000, max],
    ] as const) {
      const answers = { ...QUOTE_START, amount, last_name: 'Ng', postcode: '' };
      expect(financePayload(answers, null, false, null, null, settings.quoteAmount).amount).toBe(kept);
    }
  });

  test('has the pages its settings refer to, with distinct titles and descriptions', () => {
    const { settings } = parseSettings(siteDocument(slug).settings as Record<string, unknown> | undefined);
    const paths = content.pages.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about-us',
        '/privacy-policy',
        '/terms-and-conditions',
        '/contact',
        '/service',
        settings.financePath,
        settings.offersPath,
        settings.sellCarPath,
        `/${settings.locationPathBase}`,
      ]),
    );
    for (const { path, title, description, blocks } of content.pages) {
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(blocks.length, path).toBeGreaterThan(0);
    }
    expect(new Set(content.pages.map(({ description }) => description)).size).toBe(paths.length);
  });

  test('has four to six offers with terms, at least three of them current', () => {
    expect(content.offers.length).toBeGreaterThanOrEqual(4);
    expect(content.offers.length).toBeLessThanOrEqual(6);
    for (const { name, title, description, disclaimer, from, until } of content.offers) {
      expect(title.length, name).toBeLessThanOrEqual(90);
      expect(description.length, name).toBeGreaterThan(40);
      expect(disclaimer.length, name).toBeGreaterThan(40);
      if (from && until) expect(from < until, name).toBe(true);
    }
    expect(
      content.offers.filter(({ until }) => !until || until > '2026-12-31').length,
    ).toBeGreaterThanOrEqual(3);
    expect(content.slides).toHaveLength(3);
  });

  test('has valid opening hours', () => {
    for (const location of content.locations) {
      const week = location.contact_detail?.opening_hours ?? [];
      expect(week, location.name).toHaveLength(7);
      expect(weekProblem(week)).toBeNull();
      expect(specialDaysProblem(location.special_hours ?? [])).toBeNull();
      for (const { status, open, close } of week) {
        expect([clockProblem(open), clockProblem(close), spanProblem(status, open, close)]).toEqual([
          null,
          null,
          null,
        ]);
      }
      for (const { status, date, start_hour, end_hour } of location.special_hours ?? []) {
        expect(date).toMatch(/^202[67]-\d\d-\d\d$/);
        expect(spanProblem(status, start_hour, end_hour)).toBeNull();
      }
    }
    expect(content.locations.filter(({ primary }) => primary)).toHaveLength(1);
    expect(content.locations[0]?.primary).toBe(true);
  });

  test('stays within the limits of its blocks', () => {
    for (const { object } of ofType<Schema.ValuePropositions>(content.pages, 'valuePropositions')) {
      expect(object.items).toHaveLength(3);
      for (const { title, text } of object.items) {
        expect(title.length, title).toBeLessThanOrEqual(40);
        expect(text.length, text).toBeLessThanOrEqual(160);
      }
    }
    for (const { object } of ofType<Schema.CallToAction>(content.pages, 'callToAction')) {
      expect(object.heading.length, object.heading).toBeLessThanOrEqual(80);
      expect(object.actions.length).toBeLessThanOrEqual(2);
      expect(object.tone === 'picture', object.heading).toBe(Boolean(object.image));
    }
    for (const { object } of ofType<{ label: string }>(content, 'action')) {
      expect(object.label.length, object.label).toBeLessThanOrEqual(40);
    }
    for (const { headline, text } of content.slides) {
      expect(headline.length, headline).toBeLessThanOrEqual(60);
      expect(text.length, text).toBeLessThanOrEqual(160);
    }
  });

  test('has well-formed company details of no real company', () => {
    const { abn, phone, email, privacyEmail } = content.facts;
    expect(abn).toMatch(/^\d{2} \d{3} \d{3} \d{3}$/);
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const digits = Array.from(abn.replaceAll(' ', ''), Number);
    const sum = digits.reduce(
      (total, digit, at) => total + (at === 0 ? digit - 1 : digit) * (weights[at] ?? 0),
      0,
    );
    expect(sum % 89).not.toBe(0);
    expect([email, privacyEmail].every((address) => address.endsWith('.example'))).toBe(true);
    const phones = [
      phone,
      ...content.locations.flatMap(({ contact_detail }) => [
        contact_detail?.phone,
        contact_detail?.landline_phone,
      ]),
    ];
    // Phone number ranges reserved for fiction.
    for (const number of phones)
      if (number) expect(number).toMatch(/^(0[2378] 7010 \d{4}|0491 570 (156|006))$/);
  });
});

describe('the four sites together (OPEN-015)', () => {
  test('have different templates and colours', () => {
    expect(new Set(sites.map(({ template }) => template)).size).toBe(sites.length);
    expect(new Set(sites.map(({ theme }) => theme.accent)).size).toBe(4);
    expect(new Set(sites.map(({ theme }) => theme.brand)).size).toBe(4);
  });

  test('have accent and brand colours with readable text', () => {
    const dark = '#14161a';
    for (const { slug, theme } of sites) {
      const best = Math.max(contrast(theme.accent, '#ffffff'), contrast(theme.accent, dark));
      expect(best, slug).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.brand, '#ffffff'), slug).toBeGreaterThanOrEqual(7);
    }
    // At least one accent is light, so that dark text on it is tested too.
    expect(sites.some(({ theme }) => contrast(theme.accent, dark) > contrast(theme.accent, '#ffffff'))).toBe(
      true,
    );
  });

  test.each(Object.keys(featureDefinitions))('have %s on and off', (name) => {
    const values = sites.map(
      ({ features }) => parseFeatures(features as Record<string, unknown>).features[name as never],
    );
    expect(new Set(values)).toEqual(new Set([true, false]));
  });

  const parsed = sites.map(
    ({ slug }) => parseSettings(siteDocument(slug).settings as Record<string, unknown> | undefined).settings,
  );
  test.each([
    ['adCardPosition', [8, 9]],
    ['bodyTileLimit', [4, 20]],
    ['bodyTileTarget', ['models', 'search']],
    ['breadcrumbSearchBase', ['/search/', '/used-car/']],
    ['checkoutPathSegment', ['checkout', 'buy-online']],
    ['closedHoursDisplay', ['closed', 'appointment', 'enquire']],
    ['financeButtonLabel', ['Get Finance', 'Finance Enquiry', 'Enquire Now']],
    ['financeEligibilityRule', ['priceAndStock', 'lenderYearAndRate', 'stockOnly']],
    ['financePath', ['/finance', '/finance-enquiry', '/apply-for-finance']],
    ['locationPathBase', ['contact-us', 'our-location', 'locations']],
    ['locationPathSlug', ['location', 'dealership']],
    ['menuOpenBy', ['hover', 'click']],
    ['offerPathStyle', ['manufacturer', 'flat']],
    ['regoExpiredText', ['Unregistered', '']],
    ['reserveButtonLabel', ['Reserve this Car', 'Reserve Now']],
    ['saveMode', ['watchlist', 'favourites']],
    ['sellCarPath', ['/sell-my-car', '/sell-your-car', '/trade-in']],
    ['termsMessage', ['short', 'form']],
    ['viewOurStockTarget', ['dealership', 'location']],
  ] as const)('use every value of %s', (name, values) => {
    expect(new Set<unknown>(parsed.map((settings) => settings[name]))).toEqual(new Set<unknown>(values));
  });

  test('show every kind of brand and location (HOME-01 to HOME-04)', () => {
    const places = sites.flatMap(({ locations }) => locations);
    expect(new Set(places.map(({ location_type }) => location_type))).toEqual(
      new Set(['sales', 'service', 'parts', 'other', undefined]),
    );
    expect(places.some(({ location_subtype }) => location_subtype?.includes('buying'))).toBe(true);
    expect(places.some(({ visible }) => visible === false)).toBe(true);
    expect(places.some(({ motor_vehicle_repairer }) => motor_vehicle_repairer)).toBe(true);
  });
});
