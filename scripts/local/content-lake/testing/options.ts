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
  sales: 'a password for sales',
  viewer: 'a password for viewer',
};

/**
 * Options of a service for tests: any free port, data in the given folder, three tokens and five people, whose passwords
 * are hashed cheaply. Of these, `coast` may change only documents of the site Coast.
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
    { name: 'sales', displayName: 'Sasha Sales', role: 'sales', password: PASSWORDS.sales },
    { name: 'viewer', displayName: 'Vivian Viewer', role: 'viewer', password: PASSWORDS.viewer },
  ],
  roles: { 'editor-coast': { title: 'Editor of Coast', grants: editorOf({ sites: ['site-coast'] }) } },
  passwordCost: 4,
  tokens: TOKENS,
  allowedOrigins: [STUDIO_ORIGIN, 'http://*.localhost:3000'],
  webhooks: [],
});
