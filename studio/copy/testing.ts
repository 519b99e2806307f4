import type { SanityDocument } from 'sanity';
import type { CopyFacts, CopySite, Entry, Place } from './copyFacts.ts';

/**
 * Two sites for tests: Harbour with several departments and much content, Northside with one location and
 * little content.
 */
export const harbour: CopySite = {
  id: 'site-harbour',
  name: 'Harbour',
  dealerships: ['dealership-harbour'],
  locations: ['albion-sales', 'albion-service', 'shared-parts'],
};
export const northside: CopySite = {
  id: 'site-northside',
  name: 'Northside',
  dealerships: ['dealership-northside'],
  locations: ['northside-sales', 'shared-parts'],
};

const place = (id: string, name: string, department: string | null, phone: string): Place => ({
  id,
  name,
  department,
  subtype: null,
  primary: false,
  phones: [phone],
});
const entry = (
  id: string,
  type: string,
  title: string,
  sites: string[],
  address: string | null = null,
): Entry => ({
  id,
  type,
  title,
  address,
  sites,
});

export const document = (fields: {
  _id: string;
  _type: string;
  [field: string]: unknown;
}): SanityDocument => ({
  _createdAt: '',
  _updatedAt: '',
  _rev: 'r',
  ...fields,
});
/** Returns a reference for tests. `more` adds fields such as `_key`. */
export const reference = (id: string, more: object = {}) => ({ _type: 'reference', _ref: id, ...more });

export const slide = document({
  _id: 'slide-range',
  _type: 'slide',
  name: 'The whole range at Harbour',
  site: reference('site-harbour'),
  image: { _type: 'picture', alt: 'A row of cars', asset: reference('image-a') },
  url: { _type: 'link', kind: 'page', page: reference('page-finance') },
});

export const facts: CopyFacts = {
  sites: [harbour, northside],
  places: [
    place('albion-sales', 'Albion', 'sales', '07 7010 1111'),
    place('albion-service', 'Albion Service', 'service', '07 7010 2222'),
    place('shared-parts', 'Parts', 'parts', '07 7010 3333'),
    place('northside-sales', 'Northside', 'sales', '07 7010 4444'),
    place('dealership-harbour', 'Harbour Motors', null, '07 7010 5555'),
    place('dealership-northside', 'Northside Motors', null, '07 7010 6666'),
  ],
  entries: [
    entry('page-finance', 'page', 'Finance', ['site-harbour'], '/finance'),
    entry('page-finance-northside', 'page', 'Money', ['site-northside'], '/finance'),
    entry('page-eofy', 'page', 'EOFY', ['site-harbour'], '/eofy'),
    entry('page-boats', 'page', 'Boats', ['site-harbour'], '/boats'),
    entry('slide-range', 'slide', 'The whole range at Harbour', ['site-harbour']),
    entry('offer-wheels', 'offer', 'Wheels', ['site-harbour'], 'wheels'),
    entry('offer-both', 'offer', 'Both', ['site-harbour', 'site-northside'], 'both'),
    entry('manufacturer-kestrel', 'manufacturer', 'Kestrel', [], 'kestrel'),
    entry('albion-sales', 'location', 'Albion', []),
    entry('albion-service', 'location', 'Albion Service', []),
    entry('shared-parts', 'location', 'Parts', []),
    entry('northside-sales', 'location', 'Northside', []),
    entry('dealership-harbour', 'dealership', 'Harbour Motors', [], 'harbour'),
    entry('dealership-northside', 'dealership', 'Northside Motors', [], 'northside'),
    entry('site-harbour', 'site', 'Harbour', [], 'harbour'),
    entry('site-northside', 'site', 'Northside', [], 'northside'),
  ],
  documents: [slide],
};
