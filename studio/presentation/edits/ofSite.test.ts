import { expect, test } from 'vitest';
import { isOfSite } from './ofSite.ts';

const SITE = { id: 'site-a' };
const reference = (_ref: string) => ({ _type: 'reference', _ref });

test.each([
  ['a page of the site', { _type: 'page', site: reference('site-a') }, true],
  ['a page of another site', { _type: 'page', site: reference('site-b') }, false],
  ['an offer of several sites', { _type: 'offer', sites: [reference('site-b'), reference('site-a')] }, true],
  ['an offer of another site', { _type: 'offer', sites: [reference('site-b')] }, false],
  ['a location, which sites share', { _type: 'location' }, true],
  ['the draft of the site itself', { _id: 'drafts.site-a', _type: 'site' }, true],
  ['another site', { _id: 'site-b', _type: 'site' }, false],
])('%s may be edited: %o', (_, document, expected) => {
  expect(isOfSite(document, SITE)).toBe(expected);
});

test('nothing may be edited while the site is unknown', () => {
  expect(isOfSite({ _type: 'location' }, undefined)).toBe(false);
});
