import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { TOKENS } from '../testing/options.ts';
import { act, pageOf, statusOf } from '../testing/requests.ts';
import { WRITING } from '../testing/writing.ts';

/**
 * The requesters: anonymous, API tokens, and users by role. At Coast, `coastplain` is an editor without
 * releases, as on hosted Sanity.
 */
const WHO = [
  'nobody',
  'viewer token',
  'preview token',
  'writer token',
  'viewer',
  'sales',
  'coastreader',
  'coastsales',
  'coastplain',
  'coast',
  'editor',
  'admin',
] as const;
type Who = (typeof WHO)[number];

/** Data by visibility: public, signed-in only, unpublished, and lead addresses. */
const DATA = {
  public: 'page-coast',
  dotted: 'page.dotted',
  'own draft': 'drafts.page-coast',
  'other draft': 'drafts.page-harbour',
  'own version': 'versions.r1.page-coast',
  'other version': 'versions.r2.page-harbour',
  release: '_.releases.r2',
  'addresses of the own site': 'leadDelivery.site.site-coast',
  'addresses of the own dealership': 'leadDelivery.dealership.dealership-coast',
  'addresses of the own location': 'leadDelivery.location.location-coast',
  'addresses of another location': 'leadDelivery.location.location-harbour',
  'draft addresses of another site': 'drafts.leadDelivery.site.site-harbour',
  'addresses of another location in a release': 'versions.r2.leadDelivery.location.location-harbour',
} as const;
type Data = keyof typeof DATA;

const PUBLISHED: readonly Data[] = ['public', 'dotted'];
const EVERYTHING = Object.keys(DATA) as Data[];
const OTHER_ADDRESSES: readonly Data[] = [
  'addresses of another location',
  'draft addresses of another site',
  'addresses of another location in a release',
];
const ALL_BUT_OTHER_ADDRESSES = EVERYTHING.filter((data) => !OTHER_ADDRESSES.includes(data));

let lake: TestLake;
let tokens: Record<Who, string | undefined>;
beforeAll(async () => {
  lake = await testLake();
  const people = [
    'viewer',
    'sales',
    'coastreader',
    'coastsales',
    'coastplain',
    'coast',
    'editor',
    'admin',
  ] as const;
  const sessions = await Promise.all(people.map(async (name) => [name, await lake.signIn(name)]));
  tokens = {
    nobody: undefined,
    'viewer token': TOKENS.viewer,
    'preview token': TOKENS.preview,
    'writer token': TOKENS.writer,
    ...Object.fromEntries(sessions),
  };
  for (const releaseId of ['r1', 'r2'])
    await act(lake.client, ['release.create', { releaseId, metadata: { title: releaseId } }]);
  const siteOf = (id: string) => (id.endsWith('harbour') ? 'harbour' : 'coast');
  for (const id of [...Object.values(DATA), 'page-harbour'])
    if (!id.startsWith('_.'))
      await lake.client.create({
        ...pageOf(siteOf(id), id),
        ...(id.includes('leadDelivery.') && { _type: 'leadDelivery' }),
      });
});
afterAll(() => lake.close());

const clientOf = (who: Who): SanityClient => lake.as(tokens[who]);
const get = (who: Who, path: string) =>
  fetch(`${lake.url}/v2025-02-19${path}`, {
    headers: tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {},
  });
/** Returns the data that a request shows, requested one by one, or the status if it is refused. */
async function shown(ask: (id: string) => Promise<boolean | number>): Promise<Data[] | number> {
  const answers = await Promise.all(EVERYTHING.map((data) => ask(DATA[data])));
  const refusal = answers.find((answer) => typeof answer === 'number');
  return EVERYTHING.filter((_, index) => answers[index] === true).length > 0 || refusal === undefined
    ? EVERYTHING.filter((_, index) => answers[index] === true)
    : refusal;
}

/** The endpoints that return documents; each returns whether it shows one, or the status of a refusal. */
const READING: Record<string, (who: Who, id: string) => Promise<boolean | number>> = {
  query: (who, id) =>
    clientOf(who).fetch<boolean>(`count(*[_id == $id]) == 1`, { id }, { perspective: 'raw' }),
  'query, followed from a reference': async (who, id) => {
    const found = await clientOf(who).fetch<{ found: unknown }>(
      '{ "found": { "_ref": $id }->_id }',
      { id },
      { perspective: 'raw' },
    );
    return found.found === id;
  },
  doc: async (who, id) => (await clientOf(who).getDocument(id)) !== undefined,
  export: async (who, id) => {
    const response = await get(who, '/data/export/production');
    return response.ok ? (await response.text()).includes(`"_id":"${id}"`) : response.status;
  },
  'history of documents': async (who, id) => {
    const response = await get(who, `/data/history/production/documents/${id}?lastRevision=true`);
    return response.ok ? (await response.text()).includes(id) : response.status;
  },
  'history of transactions': async (who, id) => {
    const response = await get(who, `/data/history/production/transactions/${id}`);
    return response.ok ? (await response.text()).includes(id) : response.status;
  },
  'events of documents': async (who, id) => {
    const response = await get(who, `/data/history/production/events/documents/${id}`);
    return response.ok || response.status;
  },
  'the answer to createIfNotExists': async (who, id) => {
    const status = await statusOf(
      clientOf(who).createIfNotExists({
        ...pageOf('coast', id),
        ...(id.startsWith('_.') && { _type: 'system.release' }),
      }),
    );
    return status === 200 || (status ?? 0);
  },
};

const READ: Record<Who, readonly Data[]> = {
  nobody: [],
  'viewer token': EVERYTHING.filter((data) => !/draft|version|release/.test(data)),
  'preview token': EVERYTHING,
  'writer token': EVERYTHING,
  viewer: PUBLISHED,
  sales: PUBLISHED,
  coastreader: PUBLISHED,
  coastsales: PUBLISHED,
  coastplain: ALL_BUT_OTHER_ADDRESSES,
  coast: ALL_BUT_OTHER_ADDRESSES,
  editor: EVERYTHING,
  admin: EVERYTHING,
};
const everybody = (answer: readonly Data[] | number) =>
  Object.fromEntries(WHO.map((who) => [who, answer])) as Record<Who, readonly Data[] | number>;
/** Reading history requires a separate grant; permission to read a document is not enough. */
const HISTORY: Record<Who, readonly Data[] | number> = {
  ...READ,
  nobody: 401,
  'viewer token': 403,
  'preview token': 403,
  viewer: 403,
  sales: 403,
  coastreader: 403,
  coastsales: 403,
};
/** Documents that Coast's editor may create. A new release has no owner yet. */
const OWN: readonly Data[] = [
  'public',
  'dotted',
  'own draft',
  'own version',
  'release',
  'addresses of the own location',
];

const EXPECTED: Record<keyof typeof READING, Record<Who, readonly Data[] | number>> = {
  query: READ,
  'query, followed from a reference': READ,
  doc: READ,
  export: { ...READ, nobody: 401 },
  'history of documents': HISTORY,
  'history of transactions': HISTORY,
  'events of documents': HISTORY,
  'the answer to createIfNotExists': {
    ...everybody(403),
    nobody: 401,
    'writer token': EVERYTHING,
    admin: EVERYTHING,
    editor: EVERYTHING.filter((data) => !/addresses of .* (?:site|dealership)/.test(data)),
    coast: OWN,
    coastplain: OWN.filter((data) => data !== 'own version' && data !== 'release'),
  },
};

describe('what an endpoint shows', () => {
  const cells = Object.keys(READING).flatMap((endpoint) => WHO.map((who) => [endpoint, who] as const));
  it.each(cells)('%s, asked by %s', async (endpoint, who) => {
    const ask = READING[endpoint];
    expect(await shown((id) => ask?.(who, id) ?? Promise.resolve(0))).toEqual(EXPECTED[endpoint]?.[who]);
  });
});

/** Listens to everything, until the welcome event and one change to each document have been sent. */
async function heard(who: Who): Promise<Data[] | number> {
  const url = `/data/listen/production?query=${encodeURIComponent('*')}&includeResult=true`;
  const response = await get(who, url);
  if (!response.ok || !response.body) return response.status;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let touching: Promise<unknown> | undefined;
  // The last change is to a document everyone can read, so that every listener reaches the end.
  while (!text.includes('"title":"The end"')) {
    const part = await reader.read();
    if (part.done) break;
    text += decoder.decode(part.value, { stream: true });
    if (text.includes('event: welcome')) touching ??= touchAll();
  }
  await touching;
  await reader.cancel();
  return EVERYTHING.filter((data) => text.includes(`"documentId":"${DATA[data]}"`));
}

async function touchAll(): Promise<void> {
  for (const id of Object.values(DATA))
    if (!id.startsWith('_.')) await lake.client.patch(id).set({ title: 'Touched' }).commit();
  await act(lake.client, [
    'release.edit',
    { releaseId: 'r2', patch: { set: { 'metadata.title': 'Touched' } } },
  ]);
  await lake.client.patch(DATA.public).set({ title: 'The end' }).commit();
}

describe('events that a listener receives', () => {
  it.each(WHO)('%s', async (who) => {
    expect(await heard(who)).toEqual(who === 'nobody' ? 401 : READ[who]);
  });
});

describe('live events with drafts', () => {
  const LIVE: Record<Who, number> = {
    nobody: 401,
    'viewer token': 403,
    'preview token': 200,
    'writer token': 200,
    viewer: 403,
    sales: 403,
    coastreader: 403,
    coastsales: 403,
    coastplain: 200,
    coast: 200,
    editor: 200,
    admin: 200,
  };
  it.each(WHO)('%s', async (who) => {
    const response = await get(who, '/data/live/events/production?includeDrafts=true');
    await response.body?.cancel();
    expect(response.status).toBe(LIVE[who]);
  });
});

const releaseOf = (id: string) => (id === 'page-coast' ? 'r1' : 'r2');

describe('permission to change a page', () => {
  const OF_RELEASES = /version|^release\./;
  const MAY: Record<Who, readonly string[]> = {
    nobody: [],
    'viewer token': [],
    'preview token': [],
    'writer token': ['coast', 'harbour'],
    viewer: [],
    sales: [],
    coastreader: [],
    coastsales: [],
    coastplain: ['coast'],
    coast: ['coast'],
    editor: ['coast', 'harbour'],
    admin: ['coast', 'harbour'],
  };
  const cells = Object.keys(WRITING).flatMap((way) => WHO.map((who) => [way, who] as const));
  it.each(cells)('%s, by %s', async (way, who) => {
    const refusal = who === 'nobody' ? 401 : 403;
    const may = who === 'coastplain' && OF_RELEASES.test(way) ? [] : MAY[who];
    for (const site of ['coast', 'harbour']) {
      const id = `page-${site}`;
      const target = { id, release: releaseOf(id), make: (newId: string) => pageOf(site, newId) };
      const status = await statusOf(WRITING[way]?.(clientOf(who), target) ?? Promise.reject());
      expect([site, status]).toEqual([site, may.includes(site) ? 200 : refusal]);
    }
  });
});

describe('uploading a picture', () => {
  const UPLOADS: Record<Who, number> = {
    nobody: 401,
    'viewer token': 403,
    'preview token': 403,
    'writer token': 200,
    viewer: 403,
    sales: 403,
    coastreader: 403,
    coastsales: 403,
    coastplain: 200,
    coast: 200,
    editor: 200,
    admin: 200,
  };
  it.each(['admin', ...WHO] as const)('%s', async (who) => {
    const upload = clientOf(who).assets.upload('file', Buffer.from('a brochure'), {
      filename: 'brochure.txt',
    });
    expect(await statusOf(upload)).toBe(UPLOADS[who]);
  });
});
