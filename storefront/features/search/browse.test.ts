import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { resolveLanding, type StockCatalogue } from '@/stock/landing.ts';
import { type LandingCounts, listedLandings } from '@/stock/listed-landings.ts';
import { browseGroups, REACHED_BY_PAGES } from './browse.ts';

const t = translatorOf('en', 'searchPage');

interface Car {
  make: string;
  model: string;
  type: 'new' | 'used';
  place: string;
}

const HITS_PER_PAGE = 21;
const PLACES = Array.from({ length: 8 }, (_, index) => `yard-${index}`);

/** Returns stock whose makes and models differ in size as in a large group: the first make has a fifth. */
function stockOf(total: number): Car[] {
  const cars: Car[] = [];
  const makes = 40;
  const weights = Array.from({ length: makes }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  for (const [index, weight] of weights.entries()) {
    const count = Math.round((total * weight) / sum);
    const models = Math.max(1, Math.round(count / 90));
    for (let each = 0; each < count; each += 1)
      cars.push({
        make: `Make ${index}`,
        model: `Model ${each % models}`,
        type: each % 3 === 0 ? 'new' : 'used',
        place: PLACES[each % PLACES.length] ?? '',
      });
  }
  return cars;
}

const count = (cars: readonly Car[], of: (car: Car) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(cars, of)].map(([key, group]) => [key, group.length]));

function siteOf(cars: readonly Car[]) {
  const models = Map.groupBy(cars, ({ make }) => make);
  const catalogue: StockCatalogue = {
    noun: 'car',
    allNoun: 'car',
    makes: [...models].map(([name, own]) => ({ name, models: [...new Set(own.map(({ model }) => model))] })),
    dealerships: PLACES.map((slug) => ({ slug, name: slug })),
    locations: [],
  };
  const counts: LandingCounts = {
    types: count(cars, ({ type }) => type),
    items: { car: cars.length },
    bodies: {},
    models: count(cars, ({ make, model }) => `${make} > ${model}`),
    dealerships: count(cars, ({ place }) => place),
    locations: {},
  };
  return { catalogue, landings: listedLandings(catalogue, counts) };
}

/** Returns the number of links from the home page to each car, by the links of the results pages alone. */
function depths(cars: readonly Car[]): Map<Car, number> {
  const { catalogue, landings } = siteOf(cars);
  const carsOf = (path: string): readonly Car[] => {
    const where = landings.find((each) => each.path === path)?.where ?? {};
    return cars.filter(
      (car) =>
        (where.make?.includes(car.make) ?? true) &&
        (where.model?.includes(car.model) ?? true) &&
        (where.car_type?.includes(car.type) ?? true) &&
        (where.dealership_slug?.includes(car.place) ?? true),
    );
  };
  const found = new Map<Car, number>();
  // The home page links to the whole stock.
  const pages = new Map([['/search', 1]]);
  for (const [path, depth] of pages) {
    const landing = resolveLanding(path.split('/').slice(2), catalogue);
    if (!landing) throw new Error(`no landing at ${path}`);
    // Every page of a search links to all others (`Pager`).
    for (const [index, car] of carsOf(path).slice(0, REACHED_BY_PAGES).entries()) {
      const links = depth + (index < HITS_PER_PAGE ? 1 : 2);
      found.set(car, Math.min(links, found.get(car) ?? links));
    }
    for (const { landings: linked } of browseGroups(landing, landings, t))
      for (const each of linked) if (!pages.has(each.path)) pages.set(each.path, depth + 1);
  }
  return found;
}

describe('links between results pages', () => {
  test.each([12, 300, 1_500, 10_000])('reach each of %d vehicles within four links from home', (total) => {
    const cars = stockOf(total);
    const found = depths(cars);
    expect(found.size).toBe(cars.length);
    expect(Math.max(...found.values())).toBeLessThanOrEqual(4);
  });

  test('lead to models of a make only where its pages do not reach all of its vehicles', () => {
    const groups = (total: number) =>
      browseGroups({ kind: 'all', heading: 'Cars for sale' }, siteOf(stockOf(total)).landings, t).map(
        ({ title }) => title,
      );
    expect(groups(1_500)).toEqual(['Browse by make', 'Browse by type', 'Browse by location']);
    expect(groups(10_000)).toContain('Make 0 by model');
  });

  test('lead from a make to its models, and from a model nowhere', () => {
    const { landings } = siteOf(stockOf(1_500));
    const [models] = browseGroups({ kind: 'make', heading: 'Make 0' }, landings, t);
    expect(models?.landings.every(({ path }) => path.startsWith('/search/make-0/'))).toBe(true);
    expect(browseGroups({ kind: 'model', heading: 'Make 0 Model 1' }, landings, t)).toEqual([]);
  });

  test('list models of a site with one make', () => {
    const cars = stockOf(1_500).filter(({ make }) => make === 'Make 0');
    const [first] = browseGroups({ kind: 'all', heading: 'Cars for sale' }, siteOf(cars).landings, t);
    expect(first?.title).toBe('Make 0 by model');
  });
});
