import { editorOf, SALES_ROLE, salesOf } from '@forecourt/schemas/roles';
import type { LakeInput } from './content-lake/options.ts';
import type { LocalSettings } from './settings.ts';

const COASTLINE_PLACES = ['', '-service', '-parts', '-storage'].map(
  (department) => `coastline-heatherbrae${department}`,
);

const COASTLINE_SALES = `${SALES_ROLE}coastline`;

/** Returns the local studio's users, and the roles of editors and salespeople of a single site. */
export function studioUsers(secrets: LocalSettings['secrets']): Pick<LakeInput, 'users' | 'roles'> {
  return {
    users: [
      { name: 'admin', displayName: 'Alex Admin', role: 'administrator', password: secrets.adminPassword },
      { name: 'editor', displayName: 'Emery Editor', role: 'editor', password: secrets.editorPassword },
      {
        name: 'coastline',
        displayName: 'Casey Coast',
        role: 'editor-coastline',
        password: secrets.siteEditorPassword,
      },
      {
        name: 'author',
        displayName: 'Avery Author',
        role: 'author-northside',
        password: secrets.authorPassword,
      },
      { name: 'sales', displayName: 'Sasha Sales', role: 'sales', password: secrets.salesPassword },
      {
        name: 'coastlinesales',
        displayName: 'Sandy Shore',
        role: COASTLINE_SALES,
        password: secrets.siteSalesPassword,
      },
      { name: 'viewer', displayName: 'Vivian Viewer', role: 'viewer', password: secrets.viewerPassword },
    ],
    roles: {
      'editor-coastline': {
        title: 'Editor of Coastline Caravans',
        grants: editorOf({
          sites: ['site-coastline'],
          locations: COASTLINE_PLACES,
          dealerships: ['coastline-caravans'],
          // As on hosted Sanity.
          releases: 'back-office',
        }),
      },
      'author-northside': {
        title: 'Author of Northside',
        grants: editorOf({ sites: ['site-northside'], publishes: false }),
      },
      [COASTLINE_SALES]: {
        title: 'Sales of Coastline Caravans',
        grants: salesOf({ sites: ['site-coastline'] }),
      },
    },
  };
}
