import { editorOf, SALES_ROLE, salesOf } from '@forecourt/schemas/roles';
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
  coastplain: 'a password for coastplain',
  coastoffice: 'a password for coastoffice',
  cove: 'a password for cove',
  harbour: 'a password for harbour',
  sales: 'a password for sales',
  coastsales: 'a password for coastsales',
  coastreader: 'a password for coastreader',
  viewer: 'a password for viewer',
};

const editorRole = (title: string, site: string, releases: boolean | 'back-office' = true) => ({
  title,
  grants: editorOf({
    sites: [`site-${site}`],
    locations: [`location-${site}`],
    dealerships: [`dealership-${site}`],
    releases,
  }),
});

/**
 * Returns service options for tests: any free port, data in the given folder, three tokens, and users with cheaply
 * hashed passwords. `coast` and `cove` may change only documents of the site Coast, `coastplain` only outside
 * releases, and `coastoffice` publishes releases through the back office. `harbour` may change those of Harbour.
 * `coastsales` may act on the shoppers of Coast, and `coastreader` may only see them.
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
    {
      name: 'coastplain',
      displayName: 'Pat Plain',
      role: 'editor-coast-plain',
      password: PASSWORDS.coastplain,
    },
    {
      name: 'coastoffice',
      displayName: 'Ola Office',
      role: 'editor-coast-office',
      password: PASSWORDS.coastoffice,
    },
    { name: 'cove', displayName: 'Corin Cove', role: 'editor-coast', password: PASSWORDS.cove },
    { name: 'harbour', displayName: 'Hana Harbour', role: 'editor-harbour', password: PASSWORDS.harbour },
    { name: 'sales', displayName: 'Sasha Sales', role: 'sales', password: PASSWORDS.sales },
    {
      name: 'coastsales',
      displayName: 'Sandy Shore',
      role: `${SALES_ROLE}coast`,
      password: PASSWORDS.coastsales,
    },
    {
      name: 'coastreader',
      displayName: 'Robin Reader',
      role: `${SALES_ROLE}coast-reader`,
      password: PASSWORDS.coastreader,
    },
    { name: 'viewer', displayName: 'Vivian Viewer', role: 'viewer', password: PASSWORDS.viewer },
  ],
  roles: {
    'editor-coast': editorRole('Editor of Coast', 'coast'),
    'editor-harbour': editorRole('Editor of Harbour', 'harbour'),
    'editor-coast-office': editorRole('Editor of Coast with the back office', 'coast', 'back-office'),
    'editor-coast-plain': editorRole('Editor of Coast without releases', 'coast', false),
    [`${SALES_ROLE}coast`]: { title: 'Sales of Coast', grants: salesOf({ sites: ['site-coast'] }) },
    [`${SALES_ROLE}coast-reader`]: {
      title: 'Sales of Coast, to read',
      grants: salesOf({ sites: ['site-coast'], mayAct: false }),
    },
  },
  passwordCost: 4,
  tokens: TOKENS,
  allowedOrigins: [STUDIO_ORIGIN, 'http://*.localhost:3000'],
  webhooks: [],
});
