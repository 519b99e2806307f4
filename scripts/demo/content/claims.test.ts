import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import { locations as demoLocations } from '../dealerships.ts';
import { DEALERS, stockOf } from '../stock/feeds/dealers.ts';
import { groupMakes as modelsOfMakes } from '../stock/models/catalogue.ts';
import type { DemoVehicle } from '../stock/vehicle/demo-vehicle.ts';
import { assembleSite } from './assemble.ts';
import { sites } from './documents.ts';
import { brands, groupMakes } from './shared/brands.ts';
import { models } from './shared/models.ts';
import type { SiteContent } from './shared/site-content.ts';
import { objectsIn } from './testing/walk.ts';

const moment = { now: new Date('2026-11-20T00:00:00Z'), year: 2026 };
const stocks = new Map(DEALERS.map((dealer) => [dealer.site, stockOf(dealer, moment, 'http://media')]));
const stockOfSite = (slug: string): DemoVehicle[] => stocks.get(slug as 'harbour') ?? [];
const listedModels = (slug: string) =>
  stockOfSite(slug).filter(
    ({ status, show_on_dealer_website }) =>
      ['In Stock', 'Coming Soon', 'In Transit'].includes(status) && show_on_dealer_website !== false,
  );

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string) =>
  /^\d/.test(word) ? Number.parseInt(word, 10) : NUMBERS.indexOf(word.toLowerCase());

function wordsOf(content: SiteContent): string[] {
  const texts: string[] = [];
  for (const { object } of objectsIn(assembleSite(content, { port: 3000 })))
    for (const [name, value] of Object.entries(object))
      if (typeof value === 'string' && !name.startsWith('_')) texts.push(value);
  return texts;
}

const places = (content: SiteContent, type: string) =>
  content.locations.filter(({ location_type, visible }) => location_type === type && visible !== false);

const showroomsOf = (content: SiteContent) => places(content, 'sales').length;

describe.each(sites.map((content) => [content.slug, content] as const))(
  'claims of %s are true',
  (slug, content) => {
    const words = wordsOf(content);
    const countOf = (nouns: string) =>
      words.flatMap((text) =>
        [
          ...text.matchAll(
            new RegExp(`\\b(\\d+\\+?|${NUMBERS.slice(2).join('|')}) (?:\\w+ )?(?:${nouns})\\b`, 'gi'),
          ),
        ].map(([phrase, number = '']) => ({ phrase, number: numberOf(number) })),
      );

    test('about the number of its locations, workshops and makes', () => {
      for (const { phrase, number } of countOf('locations|dealerships|addresses|yards|showrooms'))
        expect([phrase, number]).toEqual([phrase, showroomsOf(content)]);
      for (const { phrase, number } of countOf('workshops'))
        expect([phrase, number]).toEqual([phrase, places(content, 'service').length]);
      for (const { phrase, number } of countOf('makes'))
        expect([phrase, number]).toEqual([phrase, slug === 'harbour' ? groupMakes.length : number]);
    });

    test('about the makes its locations sell', () => {
      const makes = new Set(listedModels(slug).map(({ make }) => make));
      const ids = new Set(
        content.locations.flatMap(({ manufacturers }) => manufacturers?.map(({ _ref }) => _ref) ?? []),
      );
      for (const { name, kind, description } of brands) {
        const id = `manufacturer-${name.toLowerCase().replaceAll(' ', '-')}`;
        if (!ids.has(id) || kind === 'own' || makes.has(name)) continue;
        expect(description, name).toMatch(/order/);
        expect(description, name).toMatch(/no bikes|without bikes/);
      }
    });

    test('about how long a valuation is valid (OPEN-072)', () =>
      expect(
        words.filter(
          (text) =>
            /\b(figure|valuation|estimate)\b[^.?]{0,60}\b((good|valid|holds?) for|(good|valid|holds?|stands?) until) \w/i.test(
              text,
            ) && !/\b(good|valid|holds?) for seven days\b/i.test(text),
        ),
      ).toEqual([]));

    test('about the terms of loans, which its calculator has too', () => {
      const most = content.settings.loanTermMax ?? settingDefinitions.loanTermMax.fallback;
      for (const text of words.filter((each) => /\b(loans?|repay|repayment|rates)\b/i.test(each)))
        for (const [phrase, number = ''] of text.matchAll(/\bone to (\w+) years\b/gi))
          expect([phrase, numberOf(number)]).toEqual([phrase, most]);
    });

    test('about when a vehicle may be returned', () => {
      const returns = content.settings.usedCarPoints?.filter(({ about }) => about === 'returns') ?? [];
      for (const text of words)
        for (const [phrase, days = '', km = ''] of text.matchAll(/\b(\w+) days and ([\d,]+) km\b/gi))
          expect(
            returns.map((each) => [each.days, each.text?.includes(`${km} km`)]),
            phrase,
          ).toEqual([[numberOf(days), true]]);
    });

    test('about every car', () => {
      expect(
        words.filter((text) =>
          /every (listing|car)\b.{0,20} (shows|has|comes with) an? (estimated )?(weekly )?(repayment|warranty|calculator)/i.test(
            text,
          ),
        ),
      ).toEqual([]);
      if (listedModels(slug).some(({ price }) => !price))
        expect(words.filter((text) => /every (car|caravan|vehicle) has a price/i.test(text))).toEqual([]);
    });
  },
);

test('a brand’s text names the suburbs of the locations that sell it', () => {
  const harbour = sites.find(({ slug }) => slug === 'harbour');
  const suburbs = demoLocations.filter(({ id }) => id.startsWith('harbour-'));
  for (const { name, description, kind } of brands) {
    if (kind === 'own' || name === 'Mazda') continue;
    const selling = suburbs.filter(({ id }) =>
      harbour?.locations
        .find(({ _id }) => _id === id)
        ?.manufacturers?.some(
          ({ _ref }) => _ref === `manufacturer-${name.toLowerCase().replaceAll(' ', '-')}`,
        ),
    );
    expect([
      name,
      ...suburbs.filter(({ suburb }) => description.includes(suburb)).map(({ suburb }) => suburb),
    ]).toEqual([name, ...selling.map(({ suburb }) => suburb)]);
  }
});

test('every make, new motorcycle and truck has models', () => {
  expect(Object.keys(modelsOfMakes).sort()).toEqual(groupMakes.map(({ name }) => name).sort());
  const newMotorcycles = listedModels('harbour').filter(
    ({ simple_body, car_type }) => simple_body === 'motorcycle' && car_type !== 'used',
  );
  expect(newMotorcycles.length).toBeGreaterThan(3);
  for (const { make, model } of newMotorcycles)
    expect(models.some((entry) => entry.make === make && entry.name === model)).toBe(true);
  const trucks = listedModels('harbour').filter(({ simple_body }) => simple_body === 'lightTruck');
  expect(trucks.length).toBeGreaterThanOrEqual(8);
  for (const { make, model } of trucks) {
    expect(brands.find(({ name }) => name === make)?.kind).toBe('truck');
    expect(models.some((entry) => entry.make === make && entry.name === model)).toBe(true);
  }
});

test('the stock supports the claims about numbers and prices', () => {
  expect(listedModels('coastline').length).toBeGreaterThan(100);
  const prices = listedModels('valuecars').flatMap(({ price }) => (price && price > 1_000 ? [price] : []));
  const under = prices.filter((price) => price < 25_000).length;
  expect(under).toBeGreaterThan(prices.length / 2);
});

test('a picture shows the body it represents', () => {
  const bodyOf = ({ images }: DemoVehicle) => /\/cars\/([^/]+)\//.exec(images[0] ?? '')?.[1];
  const shownValues = (of: (vehicle: DemoVehicle) => unknown) => {
    const textsByValue = new Map<unknown, Set<string>>();
    for (const vehicle of [...stockOfSite('harbour'), ...stockOfSite('coastline')]) {
      const body = bodyOf(vehicle);
      if (body) textsByValue.set(of(vehicle), new Set([...(textsByValue.get(of(vehicle)) ?? []), body]));
    }
    return textsByValue;
  };
  const byConfiguration = shownValues(({ bodyconfiguration }) => bodyconfiguration);
  expect([...(byConfiguration.get('Tray') ?? [])]).toEqual(['light-truck-tray']);
  expect([...(byConfiguration.get('Tipper') ?? [])]).toEqual(['light-truck-tipper']);
  expect([...(byConfiguration.get('Box body') ?? [])]).toEqual(['light-truck']);
  expect([...(byConfiguration.get('Naked') ?? [])]).toEqual(['motorcycle-road']);
  expect([...(byConfiguration.get('Cruiser') ?? [])]).toEqual(['motorcycle-cruiser']);
  expect([...(byConfiguration.get('Adventure') ?? [])]).toEqual(['motorcycle-adventure']);
  const byBody = shownValues(({ simple_body, item_type }) => (item_type === 'caravan' ? simple_body : null));
  const sets = ['caravan', 'popTop', 'hybridCaravan', 'offRoadCaravan', 'camperTrailer', 'motorhome'].map(
    (body) => [...(byBody.get(body) ?? [])].sort(),
  );
  expect(sets).toEqual([
    ['caravan', 'caravan-compact'],
    ['caravan-pop-top'],
    ['caravan-hybrid'],
    ['caravan-off-road'],
    ['camper-trailer'],
    ['motorhome'],
  ]);
});

test('every location has a picture of a location, unique within its site', () => {
  for (const { slug, locations } of sites) {
    const pictures = locations.flatMap(({ image }) => (image?.asset?._ref ? [image.asset._ref] : []));
    expect(new Set(pictures).size, slug).toBe(pictures.length);
    for (const picture of pictures) expect(picture).toMatch(/editorial\/(location|yard)-\d/);
  }
});

test('certified cars meet the age and distance limits', () => {
  const certified = stockOfSite('harbour').filter((vehicle) => vehicle.certified);
  expect(certified.length).toBeGreaterThan(0);
  for (const { year, km } of certified) {
    expect(moment.year - year).toBeLessThan(6);
    expect(km).toBeLessThan(120_000);
  }
});

test('every model named by an offer is for sale', () => {
  const today = moment.now.toISOString().slice(0, 10);
  const every = Object.values(modelsOfMakes)
    .flat()
    .map(({ model }) => model);
  for (const { slug, offers } of sites) {
    const stock = new Set(listedModels(slug).map(({ model }) => model.toLowerCase()));
    for (const { title, description, until } of offers) {
      if (until && until < today) continue;
      const text = `${title} ${description}`.toLowerCase();
      const named = [...new Set(every.map((model) => model.toLowerCase()))].filter((model) =>
        new RegExp(`(?<![\\w-])${model.replaceAll('+', '\\+')}(?![\\w-])`).test(text),
      );
      for (const model of named) expect([slug, title, stock.has(model)]).toEqual([slug, title, true]);
    }
  }
});
