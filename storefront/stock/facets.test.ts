import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { facetLabel, siteFacets } from './facets.ts';

const t = translatorOf('en', 'stock');

describe('filters of a site', () => {
  const settings = { facets: null, cityFacetLimit: 20, dealershipFacetLimit: 40 };
  const labels = (facets: string[] | null, caravansEnabled = false) =>
    siteFacets({ settings: { ...settings, facets }, features: { caravansEnabled } }).map((facet) =>
      facetLabel(facet, t),
    );

  test('are all, in the order of the specification (OPEN-042)', () => {
    expect(labels(null).join()).toBe(
      'Condition,Make,Model,Badge,Body,Price,Weekly,Year,Odometer,Transmission,Fuel,Drive,Seats,Colour,Features,State,City,Dealership,Location,Certified',
    );
    expect(labels(null, true)[1]).toBe('Type');
  });

  test('are those a site names, by name or key, without unknown ones', () => {
    expect(labels(['price', 'body', 'nonsense', 'simple_fuel', 'price'])).toEqual(['Price', 'Body', 'Fuel']);
  });

  test('take the limits of city and dealership from the settings (FACET-09 FACET-12)', () => {
    const limits = siteFacets({ settings, features: { caravansEnabled: false } }).flatMap((facet) =>
      facet.kind === 'list' && ['city', 'dealership_name'].includes(facet.key) ? [facet.limit] : [],
    );
    expect(limits).toEqual([20, 40]);
  });
});
