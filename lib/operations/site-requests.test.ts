import { expect, test } from 'vitest';
import { meanMs, requestsBetween, siteRequests, slowestFirst } from './site-requests.ts';

const text = (
  requests: number,
  failed: number,
  seconds: number,
) => `# HELP forecourt_site_requests_total Requests
# TYPE forecourt_site_requests_total counter
forecourt_site_requests_total{site="harbour",status="2xx"} ${requests}
forecourt_site_requests_total{site="harbour",status="5xx"} ${failed}
forecourt_site_requests_total{site="coastline",status="2xx"} 10
forecourt_site_request_seconds_total{site="harbour"} ${seconds}
forecourt_site_request_seconds_total{site="coastline"} 0.1
forecourt_request_duration_seconds_count{kind="home",status="2xx"} 99
`;

test('requests of several storefronts are added up by site', () =>
  expect(siteRequests([text(90, 10, 20), text(95, 5, 10)])).toEqual([
    { site: 'harbour', requests: 200, failed: 15, seconds: 30 },
    { site: 'coastline', requests: 20, failed: 0, seconds: 0.2 },
  ]));

test('lists the slowest site first', () => {
  const sites = slowestFirst(siteRequests([text(90, 10, 20)]));
  expect(sites.map((site) => [site.site, meanMs(site)])).toEqual([
    ['harbour', 200],
    ['coastline', 10],
  ]);
});

test('subtracts an earlier reading from a later one', () => {
  const [harbour, coastline] = requestsBetween(
    siteRequests([text(90, 10, 20)]),
    siteRequests([text(190, 12, 50)]),
  );
  expect(harbour).toEqual({ site: 'harbour', requests: 102, failed: 2, seconds: 30 });
  expect(slowestFirst([coastline ?? { site: '', requests: 0, failed: 0, seconds: 0 }])).toEqual([]);
});

test('counts a restarted storefront from its start', () =>
  expect(requestsBetween(siteRequests([text(90, 10, 20)]), siteRequests([text(5, 0, 1)]))[0]).toEqual({
    site: 'harbour',
    requests: 5,
    failed: 0,
    seconds: 1,
  }));
