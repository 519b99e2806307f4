import { expect, test } from 'vitest';
import { sendableAttributes, sendableName } from './spans.ts';

test('removes addresses, queries and personal data from spans', () => {
  expect(
    sendableAttributes({
      'http.method': 'GET',
      'http.status_code': 200,
      'http.route': '/[site]/cars/[slug]',
      'http.target': '/reservations/R-7K2M9Q?token=secret',
      'url.full': 'https://lake.example/v1/data?query=x',
      'url.query': 'token=secret',
      'server.address': 'lake.example',
      'exception.message': 'no mail to kim@shopper.example',
      'next.span_name': 'GET /reservations/R-7K2M9Q?token=secret',
      'client.address': '203.0.113.7',
    }),
  ).toEqual({
    'http.method': 'GET',
    'http.status_code': 200,
    'http.route': '/[site]/cars/[slug]',
    'server.address': 'lake.example',
    'exception.message': 'no mail to [e-mail]',
  });
});

test.each([
  ['GET /[site]/cars/[slug]', '/[site]/cars/[slug]', 'GET /[site]/cars/[slug]'],
  ['render route (app) /[site]/cars/[slug]', undefined, 'render route (app) /[site]/cars/[slug]'],
  ['GET /reservations/R-7K2M9Q?token=secret', undefined, 'GET'],
  ['fetch GET https://lake.example/v1?query=secret', undefined, 'fetch GET https://lake.example'],
  ['resolve page components', undefined, 'resolve page components'],
])('sends the span %s with the route %s as %s', (name, route, sent) =>
  expect(sendableName(name, route)).toBe(sent),
);
