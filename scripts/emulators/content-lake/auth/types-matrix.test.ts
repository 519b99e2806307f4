import { schemaTypes } from '@forecourt/schemas/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { TOKENS } from '../testing/options.ts';
import { act, statusOf } from '../testing/requests.ts';
import { ACTIONS, MUTATIONS, type Target } from '../testing/writing.ts';

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

const SITES = ['coast', 'harbour'] as const;
type Site = (typeof SITES)[number];
const ALL: readonly Site[] = SITES;
const COAST: readonly Site[] = ['coast'];
const NONE: readonly Site[] = [];

/**
 * Users who may write a type: editors of its site, of the sites it lists, of the sites it is assigned to, or of
 * all sites; administrators; for system documents, anyone with a grant.
 */
type Keepers =
  | 'site'
  | 'sites'
  | 'assigned'
  | 'shared'
  | 'administrators'
  | 'uploads'
  | 'preview secrets'
  | 'shopper rights';

/** All document types of the content model, lead addresses by owner, and system documents. */
const TYPES: Readonly<Record<string, Keepers>> = {
  announcement: 'site',
  blogPost: 'site',
  chargeTable: 'administrators',
  outgoingFeed: 'administrators',
  dealership: 'administrators',
  deliveryTable: 'site',
  feed: 'administrators',
  lawConfirmation: 'administrators',
  'leadDelivery.dealership': 'administrators',
  'leadDelivery.location': 'assigned',
  'leadDelivery.site': 'administrators',
  location: 'assigned',
  manufacturer: 'shared',
  model: 'shared',
  navigation: 'site',
  offer: 'sites',
  page: 'site',
  pageTrial: 'site',
  person: 'site',
  popup: 'site',
  prizeWheel: 'site',
  promoCard: 'site',
  redirect: 'site',
  review: 'site',
  site: 'administrators',
  siteFeatures: 'administrators',
  slide: 'site',
  tradeAdjustment: 'site',
  messageTemplate: 'site',
  workshop: 'site',
  serviceJob: 'site',
  conditionFile: 'site',
  contactNumbers: 'administrators',
};
const SYSTEM_TYPES: Readonly<Record<string, Keepers>> = {
  'sanity.fileAsset': 'uploads',
  'sanity.imageAsset': 'uploads',
  'sanity.previewUrlSecret': 'preview secrets',
  shopperRight: 'shopper rights',
  'system.group': 'administrators',
};

const isNew = (way: string) => way === 'mutate: create' || way === 'mutate: draft';
const isOfReleases = (way: string) => way.includes('version');

function writable(who: Who, keepers: Keepers, way: string): readonly Site[] {
  if (who === 'admin' || who === 'writer token') return ALL;
  const isCoasts = who === 'coast' || who === 'coastplain';
  switch (keepers) {
    case 'administrators':
      return NONE;
    case 'shopper rights':
      // Updating is a separate permission, and this document is never stored.
      if (way === 'mutate: create') return NONE;
      if (who === 'sales' || who === 'editor') return ALL;
      return isCoasts || who === 'coastsales' ? COAST : NONE;
    case 'preview secrets':
      return who === 'editor' || isCoasts ? ALL : NONE;
    case 'uploads':
      return who === 'editor' || (isCoasts && way === 'mutate: create') ? ALL : NONE;
    case 'shared':
      return who === 'editor' ? ALL : NONE;
    case 'assigned':
    case 'site':
    case 'sites':
      if (who === 'editor') return ALL;
      if (!isCoasts || (who === 'coastplain' && isOfReleases(way))) return NONE;
      // Assigned places are listed by id, so a new one is not included.
      return keepers === 'assigned' && isNew(way) ? NONE : COAST;
  }
}

/** A site's document of a type, with every field that refers to the site. */
function targetOf(row: string, site: Site): Target {
  const reference = { _type: 'reference', _ref: `site-${site}`, _weak: true };
  const [type = '', parent = ''] = row.split('.');
  const isLeadDelivery = type === 'leadDelivery';
  const _type = isLeadDelivery ? type : row;
  const id = isLeadDelivery ? `${row}.${parent}-${site}` : `${row.replace('.', '-')}-${site}`;
  return {
    id,
    // A separate release, because access to a release depends on every document in it.
    release: `r-${id.replaceAll('.', '-')}`,
    make: (_id) => ({
      _id,
      _type,
      ...(TYPES[_type] === 'sites' ? { sites: [{ ...reference, _key: site }] } : { site: reference }),
      ...(_type === 'shopperRight' && { right: 'act' }),
    }),
  };
}

let lake: TestLake;
let tokens: Record<Who, string | undefined>;
beforeAll(async () => {
  lake = await testLake();
  const people = WHO.filter((who) => who !== 'nobody' && !who.endsWith(' token')) as Parameters<
    TestLake['signIn']
  >[0][];
  const sessions = await Promise.all(people.map(async (name) => [name, await lake.signIn(name)]));
  tokens = {
    nobody: undefined,
    'viewer token': TOKENS.viewer,
    'preview token': TOKENS.preview,
    'writer token': TOKENS.writer,
    ...Object.fromEntries(sessions),
  };
  for (const site of SITES) {
    const transaction = lake.client.transaction();
    for (const _type of Object.keys(TYPES)) {
      const { id, release, make } = targetOf(_type, site);
      await act(lake.client, [
        'release.create',
        { releaseId: release, metadata: { title: id, releaseType: 'asap' } },
      ]);
      for (const each of [id, `drafts.${id}`, `versions.${release}.${id}`]) transaction.create(make(each));
    }
    for (const _type of Object.keys(SYSTEM_TYPES)) {
      const { id, make } = targetOf(_type, site);
      transaction.create(make(id));
    }
    await transaction.commit();
  }
});
afterAll(() => lake.close());

it('has a row for every document type', () => {
  const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);
  const rows = new Set(Object.keys(TYPES).map((row) => row.split('.')[0]));
  expect([...rows].toSorted()).toEqual(types.toSorted());
});

const tableOf = async (
  who: Who,
  _type: string,
  ways: typeof MUTATIONS,
): Promise<Record<string, readonly (string | number | undefined)[]>> => {
  const client = lake.as(tokens[who]);
  const table: Record<string, readonly (string | number | undefined)[]> = {};
  for (const [way, write] of Object.entries(ways))
    table[way] = [
      await statusOf(write(client, targetOf(_type, 'coast'))),
      await statusOf(write(client, targetOf(_type, 'harbour'))),
    ];
  return table;
};
const expectedTable = (who: Who, keepers: Keepers, ways: typeof MUTATIONS) =>
  Object.fromEntries(
    Object.keys(ways).map((way) => [
      way,
      SITES.map((site) => (writable(who, keepers, way).includes(site) ? 200 : who === 'nobody' ? 401 : 403)),
    ]),
  );

describe('permission to write documents of a type', () => {
  const ways = { ...MUTATIONS, ...ACTIONS };
  const cells = Object.entries(TYPES).flatMap(([type, keepers]) =>
    WHO.map((who) => [type, who, keepers] as const),
  );
  it.each(cells)('%s, by %s', async (type, who, keepers) => {
    expect(await tableOf(who, type, ways)).toEqual(expectedTable(who, keepers, ways));
  });
});

describe('permission to write system documents', () => {
  const { 'mutate: draft': _draft, 'mutate: version': _version, ...ways } = MUTATIONS;
  const cells = Object.entries(SYSTEM_TYPES).flatMap(([type, keepers]) =>
    WHO.map((who) => [type, who, keepers] as const),
  );
  it.each(cells)('%s, by %s', async (type, who, keepers) => {
    expect(await tableOf(who, type, ways)).toEqual(expectedTable(who, keepers, ways));
  });
});
