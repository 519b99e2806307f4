import { editorOf, ROLE_GRANTS, type RoleGrant } from '@forecourt/schemas/roles';
import { expect, test } from 'vitest';
import { newReleaseFor } from './release.ts';

const releaseOf = (grants: readonly RoleGrant[], ...sites: string[]) =>
  newReleaseFor(
    grants.map(({ filter, permissions }) => ({ filter, permissions: [...permissions] })),
    'u1',
    sites,
  );

test('an editor of all sites makes releases that Sanity publishes', () => {
  expect(releaseOf(ROLE_GRANTS.editor, 'site-coast')).toEqual({
    id: expect.stringMatching(/^r[\da-f]{8}$/),
    byBackOffice: false,
  });
});

test('an editor of some sites makes releases of these that the back office publishes', () => {
  const grants = editorOf({ sites: ['site-coast'], releases: 'back-office' });
  expect(releaseOf(grants, 'site-harbour', 'site-coast')).toEqual({
    id: expect.stringMatching(/^site-coast_[\da-f]{8}$/),
    byBackOffice: true,
  });
  expect(releaseOf(grants, 'site-harbour')).toBeNull();
});

test('a role without releases makes none', () => {
  expect(releaseOf(editorOf({ sites: ['site-coast'] }), 'site-coast')).toBeNull();
});
