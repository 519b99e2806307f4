import { featureDefinitions, parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { apiRoutesOf, matchRoute } from './routes.ts';

const site = (settings: Record<string, unknown>, features: Record<string, boolean>) =>
  ({
    slug: 'sample',
    name: 'Sample Motors',
    url: 'https://sample.example/',
    settings: parseSettings(settings).settings,
    features: parseFeatures(features).features,
  }) as Site;

const EVERYTHING = site(
  { driveAwayPrices: 'vehiclePage' },
  Object.fromEntries(Object.keys(featureDefinitions).map((name) => [name, true])),
);
const LITTLE = site({}, Object.fromEntries(Object.keys(featureDefinitions).map((name) => [name, false])));

const PATHS = [
  '/vehicles',
  '/vehicles/{vehicle}',
  '/vehicles/{vehicle}/price',
  '/vehicles/{vehicle}/availability',
  '/compare',
  '/vehicles/{vehicle}/finance-estimate',
  '/vehicles/{vehicle}/drive-away',
  '/vehicles/{vehicle}/delivery',
  '/places',
  '/opening-hours',
  '/vehicles/{vehicle}/test-drive-times',
  '/vehicles/{vehicle}/test-drive-link',
  '/enquiry-link',
  '/vehicles/{vehicle}/reservation-link',
];

describe('the OpenAPI document', () => {
  test('lists the operations, and leaves out features that are off', () => {
    const pathsOf = (of: Site) => Object.keys(openApiDocument(of, apiRoutesOf(of)).paths);
    expect(pathsOf(EVERYTHING)).toEqual(PATHS);
    expect(pathsOf(LITTLE)).toEqual([
      '/vehicles',
      '/vehicles/{vehicle}',
      '/vehicles/{vehicle}/price',
      '/vehicles/{vehicle}/availability',
      '/places',
      '/opening-hours',
      '/vehicles/{vehicle}/test-drive-link',
      '/enquiry-link',
    ]);
  });

  test('describes each parameter where it is', () => {
    const { paths } = openApiDocument(EVERYTHING, apiRoutesOf(EVERYTHING));
    const estimate = paths['/vehicles/{vehicle}/finance-estimate']?.get;
    expect(estimate?.operationId).toBe('estimate_finance');
    expect(estimate?.parameters.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['vehicle', 'path', true],
      ['amount', 'query', false],
      ['deposit', 'query', false],
      ['residual', 'query', false],
      ['years', 'query', false],
      ['rate', 'query', false],
      ['frequency', 'query', false],
    ]);
    const makes = paths['/vehicles']?.get.parameters.find(({ name }) => name === 'makes');
    expect(makes).toMatchObject({ in: 'query', style: 'form', explode: true, schema: { type: 'array' } });
  });
});

describe('an address', () => {
  const routes = apiRoutesOf(EVERYTHING);
  const nameAt = (path: string) => {
    const match = matchRoute(routes, path);
    return match && [match.route.operation.name, match.fields];
  };

  test('leads to its operation, with the parts of its path', () => {
    expect(nameAt('/api/v1/vehicles')).toEqual(['search_stock', {}]);
    expect(nameAt('/api/v1/vehicles/2021-toyota-hilux-a1')).toEqual([
      'get_vehicle',
      { vehicle: '2021-toyota-hilux-a1' },
    ]);
    expect(nameAt('/api/v1/vehicles/a%20b/price')).toEqual(['get_price', { vehicle: 'a b' }]);
  });

  test.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/vehicles/',
    '/api/v1/none',
    '/api/v1/vehicles/a/b',
    '/api/v1/vehicles/%ff',
  ])('%s leads nowhere', (path) => {
    expect(nameAt(path)).toBeNull();
  });
});
