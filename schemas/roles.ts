import { SHOPPER_RIGHT_TYPE } from '@forecourt/lib/back-office/rights';

/** One entry of a role's access control list: what it may do with the documents a GROQ filter selects. */
export interface RoleGrant {
  filter: string;
  permissions: ('read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage')[];
}

/**
 * What only administrators write. Sanity enforces rights for whole documents, never for a field, and checks no
 * schema when something is written, so everything that decides what a site is and sells stands in documents
 * of these types: its hosts and short name, whose stock it sells, its settings with their limits, its features.
 * Editors read them. A site was not split into a part for each: what is left to editors is in documents of its
 * own already (pages, navigation, slides, offers, promo cards, reviews, people, delivery prices, locations, manufacturers, models).
 * own already (pages, navigation, slides, offers, promo cards, announcements, popups, delivery prices, locations, manufacturers, models).
 */
export const ADMINISTRATORS_TYPES = ['site', 'siteFeatures', 'dealership'] as const;

const EVERYTHING = '_id in path("**")';
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**"))';
const SHOPPERS: RoleGrant = { filter: `_type == "${SHOPPER_RIGHT_TYPE}"`, permissions: ['update'] };
/** What grants name one by one: these, the right to see shoppers, and the system's own documents. */
const NAMED = [...ADMINISTRATORS_TYPES, SHOPPER_RIGHT_TYPE].map((type) => `"${type}"`).join(', ');
const CONTENT = `!(_type in [${NAMED}] || _type in path("system.**"))`;

/**
 * The roles of the people of a studio: make them like this in the project's settings (hosted Sanity), the local
 * content lake takes them from here. Grants add up, so nobody below an administrator may also have a role of
 * Sanity's own that writes everything.
 */
export const ROLE_GRANTS = {
  administrator: [
    { filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
  ],
  editor: [
    { filter: EVERYTHING, permissions: ['read', 'history'] },
    { filter: CONTENT, permissions: ['create', 'update'] },
    SHOPPERS,
  ],
  /** Looks after shoppers: reads what is published and writes no content. */
  sales: [{ filter: PUBLISHED, permissions: ['read'] }, SHOPPERS],
  viewer: [{ filter: PUBLISHED, permissions: ['read'] }],
} as const satisfies Record<string, readonly RoleGrant[]>;

export type RoleName = keyof typeof ROLE_GRANTS;
