import { editorOf } from '@forecourt/schemas/roles';
import type { LakeInput } from '../options.ts';

export const TOKENS = {
  viewer: 'test-viewer-token',
  writer: 'test-writer-token',
  preview: 'test-preview-token',
};
export const STUDIO_ORIGIN = 'http://localhost:3333';
export const PASSWORDS = {
  admin: 'a password for admin',
  editor: 'a password for editor',
  coast: 'a password for coast',
  cove: 'a password for cove',
  harbour: 'a password for harbour',
  sales: 'a password for sales',
  viewer: 'a password for viewer',
};

const editorRole = (title: string, site: string) => ({
  title,
  grants: editorOf({ sites: [site], releases: true }),
});

/**
 * Options of a service for tests: any free port, data in the given folder, three tokens and some people, whose passwords
 * are hashed cheaply. Of these, `coast` and `cove` may change only documents of the site Coast, and `harbour` those of
 * Harbour.
 */
export const testOptions = (dataDir: string): LakeInput => ({
  port: 0,
  dataDir,
  projectId: 'forecourt',
  dataset: 'production',
  users: [
    { name: 'admin', displayName: 'Alex Admin', role: 'administrator', password: PASSWORDS.admin },
    { name: 'editor', displayName: 'Emery Editor', role: 'editor', password: PASSWORDS.editor },
    { name: 'coast', displayName: 'Casey Coast', role: 'editor-coast', password: PASSWORDS.coast },
    { name: 'cove', displayName: 'Corin Cove', role: 'editor-coast', password: PASSWORDS.cove },
    { name: 'harbour', displayName: 'Hana Harbour', role: 'editor-harbour', password: PASSWORDS.harbour },
    { name: 'sales', displayName: 'Sasha Sales', role: 'sales', password: PASSWORDS.sales },
    { name: 'viewer', displayName: 'Vivian Viewer', role: 'viewer', password: PASSWORDS.viewer },
  ],
  roles: {
    'editor-coast': editorRole('Editor of Coast', 'site-coast'),
    'editor-harbour': editorRole('Editor of Harbour', 'site-harbour'),
  },
  passwordCost: 4,
  tokens: TOKENS,
  allowedOrigins: [STUDIO_ORIGIN, 'http://*.localhost:3000'],
  webhooks: [],
});
