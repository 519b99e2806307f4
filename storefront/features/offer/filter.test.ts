import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { matchesFilter, offerChoices, offerFilter, offersHref } from './filter.ts';

const t = translatorOf('en', 'offer');

const offer = (category: string, make: string | null, model: string | null = null) => ({
  category,
  manufacturer: make ? { id: make, name: make, slug: make.toLowerCase() } : null,
  model: model ? { name: model, slug: model.toLowerCase(), override_url: null } : null,
});
const offers = [
  offer('Finance offer', 'Kia', 'Sportage'),
  offer('Finance offer', 'Ford'),
  offer('Service offer', 'Kia'),
  offer('Service offer', null),
];
const path = '/special-offers';

describe('filters of the offer list (OPEN-099)', () => {
  test('are read from the address, once each', () => {
    expect(offerFilter({ manufacturer: 'kia', category: 'service-offer', page: '2' })).toEqual({
      manufacturer: 'kia',
      category: 'service-offer',
    });
    expect(offerFilter({ manufacturer: ['kia', 'ford'], model: '', category: 'x'.repeat(81) })).toEqual({});
  });

  test('show an offer without a manufacturer under all and under its category', () => {
    const [, , , plain] = offers;
    if (!plain) throw new Error('no such offer');
    expect(matchesFilter({}, plain)).toBe(true);
    expect(matchesFilter({ category: 'service-offer' }, plain)).toBe(true);
    expect(matchesFilter({ manufacturer: 'kia' }, plain)).toBe(false);
  });

  test('count each value, and selecting it again clears it', () => {
    const groups = offerChoices(offers, { manufacturer: 'kia' }, path, t);
    const brands = groups.find(({ title }) => title === 'Brand')?.choices;
    expect(brands).toEqual([
      { name: 'Ford', count: 1, chosen: false, href: '/special-offers?manufacturer=ford' },
      { name: 'Kia', count: 2, chosen: true, href: '/special-offers' },
    ]);
    const kinds = groups.find(({ title }) => title === 'Kind')?.choices;
    expect(kinds?.map(({ href, count }) => [href, count])).toEqual([
      ['/special-offers?manufacturer=kia&category=finance-offer', 1],
      ['/special-offers?manufacturer=kia&category=service-offer', 1],
    ]);
  });

  test('are hidden with a single value', () => {
    expect(offerChoices(offers.slice(0, 1), {}, path, t)).toEqual([]);
    expect(offersHref(path, { model: 'a b' })).toBe('/special-offers?model=a%20b');
  });
});
