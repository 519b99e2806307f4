import type { SiteFacts, SitePlace } from './siteFacts.ts';

/** A block without a key. */
export type NewBlock = { _type: string; [field: string]: unknown };

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const references = (ids: readonly string[]) => ids.map((id) => ({ ...reference(id), _key: id.slice(-12) }));

function linkTo({ pages }: SiteFacts, path: string) {
  const page = pages.find((entry) => entry.path === path);
  return page
    ? { _type: 'link', kind: 'page', page: reference(page.id) }
    : { _type: 'link', kind: 'path', path };
}

/**
 * A button to a path of the site. It links by reference if there is a page, so that it keeps working when the
 * page moves.
 */
export const button = (facts: SiteFacts, label: string, path: string) => ({
  _type: 'action',
  _key: label.toLowerCase().replace(/\W+/g, '-'),
  label,
  link: linkTo(facts, path),
});
/** A button that calls a phone number. Its key is constant, so a block may contain only one. */
export const call = (label: string, phone: string) => ({
  _type: 'action',
  _key: 'call',
  label,
  link: { _type: 'link', kind: 'phone', phone },
});

export const hasPage = ({ pages }: SiteFacts, path: string) => pages.some((page) => page.path === path);

/** A carousel with the site's slides and the search. Shows nothing without slides. */
export const hero = ({ slides }: SiteFacts): NewBlock => ({
  _type: 'heroCarousel',
  slides: references(slides),
  showSearch: true,
  height: 'standard',
});

export const callToAction = (heading: string, text: string, actions: object[]): NewBlock => ({
  _type: 'callToAction',
  heading,
  ...(text && { text }),
  actions: actions.slice(0, 2),
  tone: 'brand',
});

/** A text block. Paragraphs that start with '## ' become headings. */
export const text = (...paragraphs: string[]): NewBlock => ({
  _type: 'richText',
  width: 'reading',
  content: paragraphs.filter(Boolean).map((paragraph, index) => ({
    _type: 'block',
    _key: `t${index}`,
    style: paragraph.startsWith('## ') ? 'h2' : 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `t${index}s`, text: paragraph.replace(/^## /, ''), marks: [] }],
  })),
});

/**
 * A carousel of six featured cars.
 * @param filter fields of a `stockFilter`; empty for any car in stock
 */
export const featuredCars = (heading: string, filter: object = {}): NewBlock => ({
  _type: 'featuredCars',
  heading,
  filter: { _type: 'stockFilter', ...filter },
  sort: 'custom_rank:desc',
  count: 6,
  layout: 'carousel',
  viewAllLabel: 'View all',
});

/** The three latest running offers. Shows nothing without offers. */
export const latestOffers = (heading: string): NewBlock => ({
  _type: 'specialOffers',
  heading,
  mode: 'latest',
  limit: 3,
});

export const enquiry = (heading: string, intro?: string): NewBlock => ({
  _type: 'enquiryForm',
  heading,
  ...(intro && { intro }),
  form: 'enquiry',
  showPhone: true,
});

/** The opening hours of a place, or else of the main location and its departments. */
export const hours = (place?: SitePlace): NewBlock => ({
  _type: 'openingHours',
  heading: 'Opening hours',
  ...(place && { locations: references([place.id]) }),
});

/** A map of a place, or else of all places of the site. */
export const map = (place?: SitePlace): NewBlock => ({
  _type: 'locationMap',
  heading: 'Where to find us',
  ...(place && { locations: references([place.id]) }),
});

/**
 * A countdown.
 * @param until ISO timestamp with time zone
 */
export const countdown = (heading: string, until: string): NewBlock => ({
  _type: 'countdown',
  heading,
  until,
});

export const withKeys = (parts: readonly NewBlock[]): (NewBlock & { _key: string })[] =>
  parts.map((part, index) => ({ _key: `${part._type}-${index + 1}`, ...part }));
