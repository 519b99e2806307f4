import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identifyStaff } from './staff.server.ts';

const SITES = ['harbour', 'valuecars'].map((slug) => ({
  _id: `site-${slug}`,
  _type: 'site',
  slug: { current: slug },
  name: slug,
  url: `https://${slug}.example/`,
  settings: { timeZone: 'Australia/Perth' },
}));
const MANAGER = {
  user: { id: 'u1', name: 'Robin', provider: 'google', roles: [{ name: 'harbour-manager' }] },
  acl: [
    { filter: '_id in path("**")', permissions: ['read'] },
    { filter: '_type in ["site", "page"]', permissions: ['create', 'update'] },
    { filter: '_type == "shopperRight" && site._ref == "site-harbour"', permissions: ['update'] },
  ],
  sites: SITES,
};

/** The emulated responses; a number is a status with an unusable body. */
let answers: { user: unknown; acl: unknown; sites: unknown } = MANAGER;
const requests: { path: string; authorization: string | undefined }[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ path, authorization: request.headers.authorization });
  const body = path.endsWith('/users/me')
    ? answers.user
    : path.includes('/acl')
      ? answers.acl
      : { result: answers.sites };
  response.writeHead(typeof body === 'number' ? body : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(typeof body === 'number' ? {} : body));
});
let host = '';
beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const identify = (given: Partial<typeof answers> = {}, token = 'token-of-robin') => {
  answers = { ...MANAGER, ...given };
  return identifyStaff({ projectId: 'p1', dataset: 'production', host }, token);
};

test('a shopper role for one site sees that site and may act there', async () => {
  expect(await identify()).toEqual({
    outcome: 'staff',
    staff: {
      id: 'u1',
      account: 'u1',
      name: 'Robin',
      sites: [
        {
          slug: 'harbour',
          name: 'harbour',
          url: 'https://harbour.example',
          timeZone: 'Australia/Perth',
          mayAct: true,
        },
      ],
      mayManageFeeds: false,
      mayCreateSites: false,
      grants: MANAGER.acl,
    },
  });
  expect(new Set(requests.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer token-of-robin']),
  );
  expect(new Set(requests.map(({ path }) => path.split('?')[0]))).toEqual(
    new Set([
      '/v2025-02-19/data/query/production',
      '/v2025-02-19/projects/p1/datasets/production/acl',
      '/v2025-02-19/users/me',
    ]),
  );
});

test('content roles without a shopper role see no shoppers', async () => {
  for (const permissions of [['read'], ['read', 'create', 'update']])
    expect(await identify({ acl: [{ filter: '_type in ["site", "page"]', permissions }] })).toEqual({
      outcome: 'no_rights',
    });
  expect(
    await identify({ acl: [{ filter: '_id in path("**")', permissions: ['read', 'history'] }] }),
  ).toEqual({
    outcome: 'no_rights',
  });
});

test('pages without shopper data are open to every project member', async () => {
  const acl = [{ filter: '_type == "page"', permissions: ['read', 'create', 'update'] }];
  answers = { ...MANAGER, acl };
  const project = { projectId: 'p1', dataset: 'production', host };
  expect(await identifyStaff(project, 'token', { aboutShoppers: false })).toEqual({
    outcome: 'staff',
    staff: {
      id: 'u1',
      account: 'u1',
      name: 'Robin',
      sites: [],
      mayManageFeeds: false,
      mayCreateSites: false,
      grants: acl,
    },
  });
  answers = { ...answers, user: { ...MANAGER.user, provider: 'sanity-token' } };
  expect(await identifyStaff(project, 'token', { aboutShoppers: false })).toEqual({ outcome: 'no_rights' });
});

test('a role that writes dealerships may manage feeds', async () => {
  const acl = [...MANAGER.acl, { filter: '_type == "dealership"', permissions: ['update'] }];
  expect(await identify({ acl })).toMatchObject({ staff: { mayManageFeeds: true } });
});

test('a role that may only see may not act', async () => {
  const acl = [{ filter: '_type == "shopperRight" && right == "see"', permissions: ['update'] }];
  expect(await identify({ acl })).toMatchObject({
    staff: {
      sites: [
        { slug: 'harbour', mayAct: false },
        { slug: 'valuecars', mayAct: false },
      ],
    },
  });
});

test('users without a project role and API tokens have no rights', async () => {
  const acl = [{ filter: '_id in path("**")', permissions: ['read', 'update'] }];
  const { user } = MANAGER;
  expect(await identify({ acl, user: { ...user, roles: [] } })).toEqual({ outcome: 'no_rights' });
  expect(await identify({ acl, user: { id: user.id, name: user.name } })).toEqual({ outcome: 'no_rights' });
  expect(await identify({ acl, user: { ...user, provider: 'sanity-token' } })).toEqual({
    outcome: 'no_rights',
  });
  expect(await identify({ acl: [] })).toEqual({ outcome: 'no_rights' });
  expect(await identify({ acl: 403 })).toEqual({ outcome: 'no_rights' });
});

test('reports a user as signed out if the content lake does', async () => {
  expect(await identify({ user: 401, acl: 401, sites: 401 })).toEqual({ outcome: 'signed_out' });
  expect(await identify({ user: {} })).toEqual({ outcome: 'signed_out' });
});

test('denies access while the content lake is unavailable', async () => {
  for (const broken of [{ user: 500 }, { acl: 500 }, { acl: {} }, { sites: null }])
    expect(await identify(broken), JSON.stringify(broken)).toEqual({ outcome: 'unavailable' });
  const nowhere = { projectId: 'p1', dataset: 'production', host: 'http://localhost:1' };
  expect(await identifyStaff(nowhere, 'token')).toEqual({ outcome: 'unavailable' });
});

test('sends no request for a value that cannot be a token', async () => {
  requests.length = 0;
  for (const token of ['', 'two words', 'line\nbreak', 'x'.repeat(1001), 'Ünicode'])
    expect(await identify({}, token)).toEqual({ outcome: 'signed_out' });
  expect(requests).toEqual([]);
});
