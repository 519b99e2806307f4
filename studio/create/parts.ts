import type { SiteFacts, SitePlace } from './siteFacts.ts';

/** A block before it has its key. */
export type Part = { _type: string; [field: string]: unknown };

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const references = (ids: readonly string[]) => ids.map((id) => ({ ...reference(id), _key: id.slice(-12) }));

/** A link to a page of the site where it has one at that address, else to the address itself. */
function linkTo({ pages }: SiteFacts, path: string) {
  const page = pages.find((entry) => entry.path === path);
  return page
    ? { _type: 'link', kind: 'page', page: reference(page.id) }
    : { _type: 'link', kind: 'path', path };
}

/** A button to a path of the site: by reference where a page stands there, so that it follows when the page moves. */
export const button = (facts: SiteFacts, label: string, path: string) => ({
  _type: 'action',
  _key: label.toLowerCase().replace(/\W+/g, '-'),
  label,
  link: linkTo(facts, path),
});
/** A button that dials `phone`. One to a block: its key is always `call`. */
export const call = (label: string, phone: string) => ({
  _type: 'action',
  _key: 'call',
  label,
  link: { _type: 'link', kind: 'phone', phone },
});

/** Whether the site has a page at an address. */
export const hasPage = ({ pages }: SiteFacts, path: string) => pages.some((page) => page.path === path);

/** The carousel at the top, with the site's slides and the search. For a site without slides the block shows nothing. */
export const hero = ({ slides }: SiteFacts): Part => ({
  _type: 'heroCarousel',
  slides: references(slides),
  showSearch: true,
  height: 'standard',
});

/** A band in the brand's colour with at most two buttons; further ones are left out, and so is an empty `text`. */
export const callToAction = (heading: string, text: string, actions: object[]): Part => ({
  _type: 'callToAction',
  heading,
  ...(text && { text }),
  actions: actions.slice(0, 2),
  tone: 'brand',
});

/** Paragraphs, and headings that start with '## '. */
export const text = (...paragraphs: string[]): Part => ({
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

/** A carousel of six cars in the order 'Featured'. `filter` has the fields of a `stockFilter`; without it, any car in stock. */
export const featuredCars = (heading: string, filter: object = {}): Part => ({
  _type: 'featuredCars',
  heading,
  filter: { _type: 'stockFilter', ...filter },
  sort: 'custom_rank:desc',
  count: 6,
  layout: 'carousel',
  viewAllLabel: 'View all',
});

/** The three latest offers that are running; the block shows nothing while none is. */
export const latestOffers = (heading: string): Part => ({
  _type: 'specialOffers',
  heading,
  mode: 'latest',
  limit: 3,
});

/** The general enquiry form with the phone number beside it; an empty `intro` is left out. */
export const enquiry = (heading: string, intro?: string): Part => ({
  _type: 'enquiryForm',
  heading,
  ...(intro && { intro }),
  form: 'enquiry',
  showPhone: true,
});

/** The opening hours of one place; without a place, those of the main location and its departments. */
export const hours = (place?: SitePlace): Part => ({
  _type: 'openingHours',
  heading: 'Opening hours',
  ...(place && { locations: references([place.id]) }),
});

/** The map of one place; without a place, of all the site's places. */
export const map = (place?: SitePlace): Part => ({
  _type: 'locationMap',
  heading: 'Where to find us',
  ...(place && { locations: references([place.id]) }),
});

/** A countdown to a moment; `until` is an ISO time with its zone. */
export const countdown = (heading: string, until: string): Part => ({ _type: 'countdown', heading, until });

/** Gives each block its key. */
export const withKeys = (parts: readonly Part[]): (Part & { _key: string })[] =>
  parts.map((part, index) => ({ _key: `${part._type}-${index + 1}`, ...part }));
