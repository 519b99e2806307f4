import { isGranted } from '@forecourt/lib/operations/back-office/grants';
import { shopperRights } from '@forecourt/lib/operations/back-office/rights';
import { describe, expect, test } from 'vitest';
import {
  ADMINISTRATORS_TYPES,
  editorOf,
  ROLE_GRANTS,
  type RoleGrant,
  readsDrafts,
  readsPublished,
  SALES_ROLE,
  SITE_TYPES,
  salesOf,
  seesDrafts,
} from './roles.ts';

const SITES = { sites: ['site-coast', 'site-dune'], locations: ['place-coast'] };
const grants = editorOf({ ...SITES, releases: true });
const may = (permission: string, document: object, of: readonly RoleGrant[] = grants) =>
  isGranted(
    of.map(({ filter, permissions }) => ({ filter, permissions: [...permissions] })),
    permission,
    document,
    'u1',
  );
const writes = (document: object) => may('update', document) && may('create', document);
const at = (...ids: string[]) => ids.map((_ref) => ({ _type: 'reference', _ref }));
const of = (site: string) => ({ site: { _type: 'reference', _ref: site } });
/** Returns what grants allow with the shoppers of a site. */
const rightsOf = (given: readonly RoleGrant[], site: string) =>
  shopperRights(
    given.map(({ filter, permissions }) => ({ filter, permissions: [...permissions] })),
    site,
    'u1',
  );
const NO_RIGHTS = { maySee: false, mayAct: false };

describe('an editor of some sites (OPEN-016)', () => {
  test('writes documents of these sites only', () => {
    for (const _type of ['page', 'navigation', 'slide', 'popup', 'redirect', 'person', 'deliveryTable']) {
      for (const _id of ['a', 'drafts.a', 'versions.r1.a'])
        expect(writes({ _id, _type, ...of('site-coast') }), `${_type} ${_id}`).toBe(true);
      expect(writes({ _id: 'a', _type, ...of('site-harbour') }), _type).toBe(false);
      expect(writes({ _id: 'a', _type }), _type).toBe(false);
    }
  });

  test('writes offers that show on these sites only', () => {
    const offer = { _id: 'o', _type: 'offer' };
    expect(writes({ ...offer, sites: at('site-coast', 'site-dune') })).toBe(true);
    expect(writes({ ...offer, sites: at('site-coast', 'site-harbour') })).toBe(false);
    expect(writes({ ...offer, sites: [] })).toBe(false);
    expect(writes(offer)).toBe(false);
  });

  test('links translations of documents of these sites only', () => {
    const metadata = { _id: 'translations-a', _type: 'translation.metadata' };
    expect(writes({ ...metadata, ...of('site-coast') })).toBe(true);
    expect(writes({ ...metadata, sites: at('site-coast', 'site-dune') })).toBe(true);
    expect(writes({ ...metadata, ...of('site-harbour') })).toBe(false);
    expect(writes({ ...metadata, sites: at('site-coast', 'site-harbour') })).toBe(false);
    expect(writes(metadata)).toBe(false);
  });

  test('links translations of drafts also if it may not publish', () => {
    const author = editorOf({ ...SITES, publishes: false });
    const metadata = { _id: 'translations-a', _type: 'translation.metadata' };
    expect(may('create', { ...metadata, ...of('site-coast') }, author)).toBe(true);
    expect(may('create', { ...metadata, sites: at('site-coast') }, author)).toBe(true);
    expect(may('create', { _id: 'a-vi', _type: 'offer', sites: at('site-coast') }, author)).toBe(false);
  });

  test('writes assigned locations, uploads pictures and creates releases', () => {
    for (const _id of ['place-coast', 'drafts.place-coast', 'versions.r1.place-coast'])
      expect(writes({ _id, _type: 'location' }), _id).toBe(true);
    expect(writes({ _id: 'place-harbour', _type: 'location' })).toBe(false);
    expect(writes({ _id: 'place-coast', _type: 'page', ...of('site-harbour') })).toBe(false);
    expect(may('create', { _id: 'image-1', _type: 'sanity.imageAsset' })).toBe(true);
    expect(may('update', { _id: 'image-1', _type: 'sanity.imageAsset' })).toBe(false);
    expect(writes({ _id: '_.releases.r1', _type: 'system.release' })).toBe(true);
  });

  test('writes nothing in releases unless the role says so', () => {
    const outside = editorOf(SITES);
    const documents = [
      { _id: 'a', _type: 'page', ...of('site-coast') },
      { _id: 'a', _type: 'offer', sites: at('site-coast') },
      { _id: 'place-coast', _type: 'location' },
    ];
    for (const document of documents) {
      expect(may('update', { ...document, _id: `drafts.${document._id}` }, outside), document._type).toBe(
        true,
      );
      expect(
        may('create', { ...document, _id: `versions.r1.${document._id}` }, outside),
        document._type,
      ).toBe(false);
    }
    expect(may('create', { _id: '_.releases.r1', _type: 'system.release' }, outside)).toBe(false);
  });

  test('writes only drafts of pages and offers if it may not publish', () => {
    const author = editorOf({ ...SITES, publishes: false, releases: true });
    const page = { _id: 'a', _type: 'page', ...of('site-coast') };
    const offer = { _id: 'a', _type: 'offer', sites: at('site-coast') };
    for (const document of [page, offer])
      for (const permission of ['create', 'update']) {
        expect(may(permission, { ...document, _id: 'drafts.a' }, author), document._type).toBe(true);
        expect(may(permission, document, author), document._type).toBe(false);
        expect(may(permission, { ...document, _id: 'versions.r1.a' }, author), document._type).toBe(false);
      }
    expect(may('update', { ...page, _id: 'drafts.a', ...of('site-harbour') }, author)).toBe(false);
    expect(may('update', { ...page, _type: 'slide' }, author)).toBe(true);
  });

  test('has releases of these sites where the back office publishes them', () => {
    const office = editorOf({ ...SITES, releases: 'back-office' });
    const page = (_id: string, site = 'site-coast') => ({ _id, _type: 'page', ...of(site) });
    for (const permission of ['create', 'update'])
      for (const id of ['site-coast_r1', 'site-dune_r1']) {
        expect(may(permission, page(`versions.${id}.a`), office), `${permission} ${id}`).toBe(true);
        expect(may(permission, page(`versions.${id}.a`, 'site-harbour'), office)).toBe(false);
        const place = (start: string) => ({ _id: `${start}place-coast`, _type: 'location' });
        expect(may(permission, place(`versions.${id}.`), office)).toBe(true);
        expect(may(permission, place('versions.r1.'), office)).toBe(false);
      }
    for (const id of ['r1', 'site-harbour_r1', 'site-coast-2_r1', 'office_r1'])
      expect(may('create', page(`versions.${id}.a`), office), id).toBe(false);
    expect(may('update', page('drafts.a'), office)).toBe(true);
  });

  test('begins such a release and can neither change nor schedule it', () => {
    const office = editorOf({ ...SITES, releases: 'back-office' });
    const release = { _id: '_.releases.site-coast_r1', _type: 'system.release', state: 'active' };
    expect(may('create', release, office)).toBe(true);
    expect(may('update', release, office)).toBe(false);
    for (const forged of [
      { ...release, state: 'scheduled' },
      { ...release, publishAt: '2026-12-01T00:00:00Z' },
      { ...release, _id: '_.releases.r1' },
      { ...release, _id: '_.releases.site-harbour_r1' },
    ])
      expect(may('create', forged, office), JSON.stringify(forged)).toBe(false);
  });

  test('reads everything and writes no shared document', () => {
    for (const _type of [
      'site',
      'siteFeatures',
      'dealership',
      'feed',
      'outgoingFeed',
      'contactNumbers',
      'chargeTable',
      'manufacturer',
      'model',
      'system.group',
    ]) {
      expect(may('read', { _id: 'drafts.a', _type })).toBe(true);
      expect(writes({ _id: 'a', _type, ...of('site-coast') }), _type).toBe(false);
    }
    expect(readsDrafts(grants)).toBe(true);
  });

  test('sees the shoppers of these sites only', () => {
    expect(rightsOf(grants, 'site-coast')).toEqual({ maySee: true, mayAct: true });
    expect(rightsOf(grants, 'site-harbour')).toEqual(NO_RIGHTS);
  });
});

describe('sales staff of some sites (OPEN-016)', () => {
  const sales = salesOf(SITES);

  test('see the shoppers of these sites only and act on them', () => {
    for (const site of SITES.sites)
      expect(rightsOf(sales, site), site).toEqual({ maySee: true, mayAct: true });
    expect(rightsOf(sales, 'site-harbour')).toEqual(NO_RIGHTS);
  });

  test('may be limited to seeing', () => {
    const readers = salesOf({ ...SITES, mayAct: false });
    expect(rightsOf(readers, 'site-coast')).toEqual({ maySee: true, mayAct: false });
    expect(rightsOf(readers, 'site-harbour')).toEqual(NO_RIGHTS);
  });

  test('read what is published and write nothing', () => {
    expect(readsPublished(sales)).toBe(true);
    expect(readsDrafts(sales)).toBe(false);
    for (const _type of [...SITE_TYPES, ...ADMINISTRATORS_TYPES, 'offer', 'location', 'sanity.imageAsset'])
      for (const permission of ['create', 'update'])
        expect(may(permission, { _id: 'a', _type, ...of('site-coast') }, sales), _type).toBe(false);
  });
});

describe('lead addresses', () => {
  const SITE = 'leadDelivery.site.site-coast';
  const LOCATION = 'leadDelivery.location.place-coast';
  const DEALERSHIP = 'leadDelivery.dealership.dealer-coast';
  const ALL = [SITE, LOCATION, DEALERSHIP];
  const allowed = (permission: string, of: readonly RoleGrant[]) =>
    ALL.filter((id) =>
      [id, `drafts.${id}`, `versions.r1.${id}`].some((_id) =>
        may(permission, { _id, _type: 'leadDelivery' }, of),
      ),
    );

  test('are read and written as a whole by administrators', () => {
    for (const permission of ['read', 'history', 'create', 'update'])
      expect(allowed(permission, ROLE_GRANTS.administrator), permission).toEqual(ALL);
  });

  test('are read by editors of all sites, who write those of locations', () => {
    expect(allowed('read', ROLE_GRANTS.editor)).toEqual(ALL);
    expect(allowed('update', ROLE_GRANTS.editor)).toEqual([LOCATION]);
    expect(allowed('create', ROLE_GRANTS.editor)).toEqual([LOCATION]);
  });

  test('are read by editors of their site and of the dealerships that are named', () => {
    for (const permission of ['read', 'history']) {
      expect(allowed(permission, grants)).toEqual([SITE, LOCATION]);
      expect(allowed(permission, editorOf({ sites: [], dealerships: ['dealer-coast'] }))).toEqual([
        DEALERSHIP,
      ]);
      expect(
        allowed(permission, editorOf({ sites: ['site-harbour'], locations: ['place-harbour'] })),
      ).toEqual([]);
    }
    expect(allowed('update', grants)).toEqual([LOCATION]);
  });

  test('are hidden from sales staff and viewers, under every id', () => {
    for (const of of [ROLE_GRANTS.sales, ROLE_GRANTS.viewer, salesOf(SITES)]) {
      expect(allowed('read', of)).toEqual([]);
      expect(may('read', { _id: 'copy', _type: 'leadDelivery' }, of)).toBe(false);
    }
    expect(may('read', { _id: 'copy', _type: 'leadDelivery' }, grants)).toBe(false);
  });

  test('leave no room for other documents under their ids', () => {
    const page = { _id: 'leadDelivery.location.place-harbour', _type: 'page', ...of('site-coast') };
    expect(may('create', page)).toBe(false);
    expect(may('create', page, ROLE_GRANTS.editor)).toBe(false);
  });
});

test('editors of all sites create releases, viewers do not', () => {
  const release = { _id: '_.releases.r1', _type: 'system.release' };
  expect(may('create', release, ROLE_GRANTS.editor)).toBe(true);
  expect(may('create', release, ROLE_GRANTS.sales)).toBe(false);
});

test('administrators and editors see drafts', () => {
  const roles = ['administrator', 'editor', 'editor-coastline', 'sales', `${SALES_ROLE}coastline`, 'viewer'];
  expect(roles.filter(seesDrafts)).toEqual(['administrator', 'editor', 'editor-coastline']);
});
