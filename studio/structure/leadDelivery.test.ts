import { editorOf, ROLE_GRANTS, type RoleGrant, salesOf } from '@forecourt/schemas/roles';
import { expect, test } from 'vitest';
import { readableLeadDelivery } from './leadDelivery.ts';

const PLACES = {
  name: 'Coast',
  dealerships: [{ id: 'dealer-coast', name: 'Coast Motors' }, null],
  locations: [
    { id: 'coast-yard', name: 'Coast yard' },
    { id: 'coast-service', name: null },
  ],
};
const ALL = ['Coast (site)', 'Coast Motors', 'Coast yard', 'coast-service'];
const titles = (grants: readonly RoleGrant[]) =>
  readableLeadDelivery(
    grants.map(({ filter, permissions }) => ({ filter, permissions: [...permissions] })),
    'u1',
    'site-coast',
    PLACES,
  ).map(({ title }) => title);

test('lists all lead addresses of a site for administrators and editors of all sites', () => {
  expect(titles(ROLE_GRANTS.administrator)).toEqual(ALL);
  expect(titles(ROLE_GRANTS.editor)).toEqual(ALL);
});

test('lists only the lead addresses that an editor of some sites may read', () => {
  expect(titles(editorOf({ sites: ['site-coast'], locations: ['coast-yard'] }))).toEqual([
    'Coast (site)',
    'Coast yard',
  ]);
  expect(titles(editorOf({ sites: ['site-harbour'] }))).toEqual([]);
});

test('lists no lead addresses for sales staff and viewers', () => {
  expect(titles(ROLE_GRANTS.sales)).toEqual([]);
  expect(titles(ROLE_GRANTS.viewer)).toEqual([]);
  expect(titles(salesOf({ sites: ['site-coast'] }))).toEqual([]);
});
