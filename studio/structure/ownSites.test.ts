import { editorOf, ROLE_GRANTS, type RoleGrant } from '@forecourt/schemas/roles';
import { expect, test } from 'vitest';
import { sitesOfEditor } from './ownSites.ts';

const SITES = ['site-a', 'site-b', 'site-c'];
const sites = (grants: readonly RoleGrant[]) =>
  sitesOfEditor(
    grants.map(({ filter, permissions }) => ({ filter, permissions: [...permissions] })),
    SITES,
    'u1',
  );

test('shows editors of some sites only those, and other users all sites', () => {
  expect(sites(editorOf({ sites: ['site-b', 'site-c'] }))).toEqual(new Set(['site-b', 'site-c']));
  expect(sites(ROLE_GRANTS.editor)).toBeNull();
  expect(sites(ROLE_GRANTS.viewer)).toBeNull();
});
