import { describe, expect, test } from 'vitest';
import type { ContentDocument } from './content-document.ts';
import type { Grants } from './grants.ts';
import { blockersFor, blockersText, mayPublish, type ReleaseDocument, sitesOf } from './release-rights.ts';

const permissions = ['create', 'update'];
const coast: Grants = [
  {
    filter:
      '_type == "page" && site._ref in ["site-coast"] && (!(_id in path("versions.**")) || string::startsWith(_id, "versions.site-coast_"))',
    permissions,
  },
];
const editor: Grants = [{ filter: '_type != "site"', permissions }];

const page = (_id: string, site: string, more: object = {}): ContentDocument => ({
  _id,
  _type: 'page',
  title: 'Careers',
  site: { _type: 'reference', _ref: `site-${site}` },
  ...more,
});
const version = (site: string, more: object = {}) => page('versions.site-coast_r1.page-careers', site, more);
const released = (
  site: string,
  { published, siblings = [], ...more }: Partial<ReleaseDocument> & { _system?: object } = {},
): ReleaseDocument => ({ version: version(site, more), published: published ?? null, siblings });
const mayCoast = (document: ReleaseDocument) => mayPublish(coast, 'u1', document);

describe('an editor of some sites may publish', () => {
  test('a new document and a change of an own site', () => {
    expect(mayCoast(released('coast'))).toBe(true);
    expect(mayCoast(released('coast', { published: page('page-careers', 'coast') }))).toBe(true);
  });

  test('no version that names another site', () => {
    expect(mayCoast(released('harbour'))).toBe(false);
    expect(mayCoast(released('harbour', { published: page('page-careers', 'coast') }))).toBe(false);
  });

  test('no version of a document that another site has published, even if it names their own site', () => {
    expect(mayCoast(released('coast', { published: page('page-careers', 'harbour') }))).toBe(false);
  });

  test('no new document of which another site has a draft or a version', () => {
    for (const id of ['drafts.page-careers', 'versions.r9.page-careers'])
      expect([id, mayCoast(released('coast', { siblings: [page(id, 'harbour')] }))]).toEqual([id, false]);
    expect(mayCoast(released('coast', { siblings: [page('drafts.page-careers', 'coast')] }))).toBe(true);
  });

  test('the removal of an own document and of no other', () => {
    const _system = { delete: true };
    expect(mayCoast(released('coast', { published: page('page-careers', 'coast'), _system }))).toBe(true);
    expect(mayCoast(released('coast', { published: page('page-careers', 'harbour'), _system }))).toBe(false);
  });

  test('no version in a release of another site', () => {
    const elsewhere = { version: page('versions.site-harbour_r1.p', 'coast'), published: null, siblings: [] };
    expect(mayCoast(elsewhere)).toBe(false);
    expect(mayPublish(editor, 'u1', elsewhere)).toBe(true);
  });

  test('no shared document', () => {
    const model = { _id: 'versions.site-coast_r1.model-x', _type: 'model', name: 'Triton' };
    expect(mayCoast({ version: model, published: null, siblings: [] })).toBe(false);
    expect(mayPublish(editor, 'u1', { version: model, published: null, siblings: [] })).toBe(true);
  });
});

test('blockers name document, type and the sites of both contents', () => {
  const documents = [released('coast'), released('coast', { published: page('page-careers', 'harbour') })];
  const names = new Map([
    ['site-coast', 'Coast'],
    ['site-harbour', 'Harbour'],
  ]);
  const blockers = blockersFor(coast, 'u1', documents, names);
  expect(blockers).toEqual([
    { id: 'page-careers', type: 'page', title: 'Careers', sites: ['Coast', 'Harbour'] },
  ]);
  expect(blockersText(blockers)).toBe('Careers (page, Coast, Harbour)');
  expect(sitesOf(documents)).toEqual(['site-coast', 'site-harbour']);
});

test('a long list of blockers ends with their number', () => {
  const [blocker] = blockersFor(coast, 'u1', [released('harbour')], new Map());
  if (!blocker) throw new Error('nothing blocks');
  expect(blockersText(Array(7).fill(blocker))).toMatch(/ and 2 others$/);
});
