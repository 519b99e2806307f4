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
  sales: 'a password for sales',
  viewer: 'a password for viewer',
};

export const testOptions = (dataDir: string): LakeInput => ({
  port: 0,
  dataDir,
  projectId: 'forecourt',
  dataset: 'production',
  users: [
    { name: 'admin', displayName: 'Alex Admin', role: 'administrator', password: PASSWORDS.admin },
    { name: 'editor', displayName: 'Emery Editor', role: 'editor', password: PASSWORDS.editor },
    { name: 'sales', displayName: 'Sasha Sales', role: 'sales', password: PASSWORDS.sales },
    { name: 'viewer', displayName: 'Vivian Viewer', role: 'viewer', password: PASSWORDS.viewer },
  ],
  tokens: TOKENS,
  allowedOrigins: [STUDIO_ORIGIN, 'http://*.localhost:3000'],
  webhooks: [],
});
