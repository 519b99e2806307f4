import { expect, test } from 'vitest';
import { mayCreateSites, mayManageFeeds, shopperRights } from './rights.ts';

const rights = (filter: string, permissions = ['read', 'update']) =>
  shopperRights([{ filter, permissions }], 'site-harbour', 'u1');

test('content grants give no rights over shopper data', () => {
  const none = { maySee: false, mayAct: false };
  expect(shopperRights([], 'site-harbour', 'u1')).toEqual(none);
  expect(rights('_id in path("**")', ['read', 'history'])).toEqual(none);
  expect(rights('_type in ["site", "page"]')).toEqual(none);
  expect(rights('_id in path("drafts.**")')).toEqual(none);
});

test('a role grants seeing or acting, for all sites or one', () => {
  expect(rights('_type == "shopperRight"')).toEqual({ maySee: true, mayAct: true });
  expect(rights('_type == "shopperRight" && right == "see"')).toEqual({ maySee: true, mayAct: false });
  expect(rights('_type == "shopperRight" && site._ref == "site-harbour"')).toMatchObject({ mayAct: true });
  expect(rights('_type == "shopperRight" && site._ref == "site-northside"')).toMatchObject({ maySee: false });
});

test('a role that may act may also see', () => {
  expect(rights('_type == "shopperRight" && right == "act"')).toEqual({ maySee: true, mayAct: true });
});

test('a role that may write everything may see and act', () => {
  expect(rights('_id in path("**")')).toEqual({ maySee: true, mayAct: true });
});

test('only roles that may update every dealership may manage feeds', () => {
  const keeps = (filter: string, permissions = ['read', 'update']) =>
    mayManageFeeds([{ filter, permissions }], 'u1');
  expect(keeps('_id in path("**")')).toBe(true);
  expect(keeps('_type == "dealership"')).toBe(true);
  // Editors, staff with shopper rights, and a role that only reads.
  expect(keeps('!(_type in ["site", "siteFeatures", "dealership", "shopperRight"])')).toBe(false);
  expect(keeps('_type == "shopperRight"')).toBe(false);
  expect(keeps('_type == "dealership"', ['read'])).toBe(false);
  // Updating one dealership is not enough: feeds change the stock of all.
  expect(keeps('_type == "dealership" && _id == "dealership-harbour"')).toBe(false);
});

test('only roles that may create every document of a site may create sites', () => {
  const makes = (filter: string, permissions = ['create']) => mayCreateSites([{ filter, permissions }], 'u1');
  expect(makes('_id in path("**")')).toBe(true);
  expect(makes('_type in ["site", "siteFeatures", "dealership"]')).toBe(true);
  expect(makes('_type == "site"')).toBe(false);
  expect(makes('!(_type in ["site", "siteFeatures", "dealership", "shopperRight"])')).toBe(false);
  expect(makes('_id in path("**")', ['read', 'update'])).toBe(false);
});
