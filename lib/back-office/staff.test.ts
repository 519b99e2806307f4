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

/** What the content lake answers next; a number is a status without a body of use. */
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

test('a role for the shoppers of one site shows that site and lets act there', async () => {
  expect(await identify()).toEqual({
    outcome: 'staff',
    staff: {
      id: 'u1',
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
      keepsFeeds: false,
      makesSites: false,
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

test('who may read or even write content sees no shopper', async () => {
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

test('what has nothing to do with shoppers is open to every person of the project, who sees no site by it', async () => {
  answers = { ...MANAGER, acl: [{ filter: '_type == "page"', permissions: ['read', 'create', 'update'] }] };
  const project = { projectId: 'p1', dataset: 'production', host };
  expect(await identifyStaff(project, 'token', { aboutShoppers: false })).toEqual({
    outcome: 'staff',
    staff: { id: 'u1', name: 'Robin', sites: [], keepsFeeds: false, makesSites: false },
  });
  answers = { ...answers, user: { ...MANAGER.user, provider: 'sanity-token' } };
  expect(await identifyStaff(project, 'token', { aboutShoppers: false })).toEqual({ outcome: 'no_rights' });
});

test('who writes dealerships looks after feeds', async () => {
  const acl = [...MANAGER.acl, { filter: '_type == "dealership"', permissions: ['update'] }];
  expect(await identify({ acl })).toMatchObject({ staff: { keepsFeeds: true } });
});

test('who may only see does not act', async () => {
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

test('a stranger who may read a public dataset, and the token of a program, have no rights', async () => {
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

test('who is signed out is told so; a lake that answers nothing of use lets nobody in', async () => {
  expect(await identify({ user: 401, acl: 401, sites: 401 })).toEqual({ outcome: 'signed_out' });
  expect(await identify({ user: {} })).toEqual({ outcome: 'signed_out' });
  for (const broken of [{ user: 500 }, { acl: 500 }, { acl: {} }, { sites: null }])
    expect(await identify(broken), JSON.stringify(broken)).toEqual({ outcome: 'unavailable' });
  const nowhere = { projectId: 'p1', dataset: 'production', host: 'http://localhost:1' };
  expect(await identifyStaff(nowhere, 'token')).toEqual({ outcome: 'unavailable' });
});

test('what cannot be a token is not sent anywhere', async () => {
  requests.length = 0;
  for (const token of ['', 'two words', 'line\nbreak', 'x'.repeat(1001), 'Ünicode'])
    expect(await identify({}, token)).toEqual({ outcome: 'signed_out' });
  expect(requests).toEqual([]);
});
