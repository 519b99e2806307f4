import { editorOf, ROLE_GRANTS, type RoleGrant, salesOf } from '@forecourt/schemas/roles';
import { expect, test } from 'vitest';
import { sitesOfStaff } from './ownSites.ts';

const SITES = ['site-a', 'site-b', 'site-c'];
const sites = (grants: readonly RoleGrant[]) =>
  sitesOfStaff(
    grants.map(({ filter, permissions }) => ({ filter, permissions: [...permissions] })),
    SITES,
    'u1',
  );

test('shows editors and sales staff of some sites only those, and other users all sites', () => {
  expect(sites(editorOf({ sites: ['site-b', 'site-c'] }))).toEqual(new Set(['site-b', 'site-c']));
  expect(sites(salesOf({ sites: ['site-b'] }))).toEqual(new Set(['site-b']));
  for (const role of ['administrator', 'editor', 'sales', 'viewer'] as const)
    expect(sites(ROLE_GRANTS[role]), role).toBeNull();
});

test('shows an editor of some sites who sees all shoppers only the sites they edit', () => {
  expect(sites([...editorOf({ sites: ['site-b'] }), ...ROLE_GRANTS.sales])).toEqual(new Set(['site-b']));
});
