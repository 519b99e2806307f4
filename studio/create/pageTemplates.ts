import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { pathOf } from '@forecourt/lib/sites/slugs';
import { TEMPLATE_PLACEHOLDERS } from '@forecourt/schemas/warnings/templatePlaceholders';
import {
  button,
  call,
  callToAction,
  countdown,
  enquiry,
  featuredCars,
  hasPage,
  hero,
  hours,
  latestOffers,
  map,
  type NewBlock,
  text,
  withKeys,
} from './newBlocks.ts';
import { addressLine, departments, mainPlace, type SiteFacts, type SitePlace, towns } from './siteFacts.ts';

/** The editor's entries before the page is created. */
interface TemplateInput {
  title: string;
  /** Only for pages about one location. */
  place?: SitePlace | undefined;
  /** Day of an event, or last day of a campaign, as an ISO timestamp. */
  until: string;
}

export interface PageTemplate {
  name: string;
  title: string;
  description: string;
  suggestion: (facts: SiteFacts) => string;
  /** Blocks shown in the template's picture. */
  pictures: readonly string[];
  asksFor?: 'place' | 'until';
  blocks: (facts: SiteFacts, wish: TemplateInput) => NewBlock[];
  summary: (facts: SiteFacts, wish: TemplateInput) => string;
}

const contact = (facts: SiteFacts, words: string): NewBlock[] => {
  const phone = mainPlace(facts)?.phone;
  const actions = [
    ...(phone ? [call(`Call ${phone}`, phone)] : []),
    ...(hasPage(facts, '/contact-us') ? [button(facts, 'Contact us', '/contact-us')] : []),
  ];
  return actions.length ? [callToAction(`Talk to ${facts.name}`, words, actions)] : [];
};
const where = (facts: SiteFacts) => (towns(facts) ? ` in ${towns(facts)}` : '');
const SEARCH = ['Search our cars', '/search'] as const;
const vehicleWords = ({ brand }: SiteFacts) => (brand ? `${brand} cars` : 'cars');

/**
 * The page templates. Their text uses the site's details. What only an editor knows is a placeholder that
 * cannot be published (`TEMPLATE_PLACEHOLDERS`).
 */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    name: 'home',
    title: 'Home',
    description: 'The site’s home page: slides, search, cars, offers and locations.',
    suggestion: () => 'Home',
    pictures: ['heroCarousel', 'featuredUsedCars', 'specialOffers', 'locationCards'],
    blocks: (facts) => [
      ...(facts.slides.length ? [hero(facts)] : [callToAction(facts.name, '', [button(facts, ...SEARCH)])]),
      { _type: 'searchBar', heading: 'Find your next car', showTypes: true, showMakes: true },
      { _type: 'featuredUsedCars', title: 'Featured used cars' },
      ...(facts.offers ? [latestOffers('Special offers')] : []),
      { _type: 'locationCards', heading: 'Our Locations', layout: 'carousel', show: 'all', showFilter: true },
      ...contact(facts, 'Ask about a car, book a service or let us know you’re coming.'),
    ],
    summary: (facts) =>
      `${facts.name}${where(facts)}: search our ${vehicleWords(facts)} in stock, see our offers and find us.`,
  },
  {
    name: 'landing',
    title: 'Landing page',
    description: 'A page about one topic, with matching cars and an enquiry form.',
    suggestion: () => TEMPLATE_PLACEHOLDERS.title,
    pictures: ['callToAction', 'richText', 'featuredCars', 'enquiryForm'],
    blocks: (facts, { title }) => [
      callToAction(title, '', [button(facts, ...SEARCH)]),
      text(
        `## ${title} at ${facts.name}`,
        `${facts.name} is here for you${where(facts)}. ${TEMPLATE_PLACEHOLDERS.special}`,
      ),
      featuredCars('In stock now'),
      enquiry('Ask us anything', `Our team at ${facts.name} will get back to you.`),
    ],
    summary: (facts, { title }) =>
      `${title} at ${facts.name}${where(facts)}. See the cars in stock now and ask us anything.`,
  },
  {
    name: 'campaign',
    title: 'Offer campaign',
    description: 'A sale with an end date: countdown, offers, cars and an enquiry form.',
    suggestion: () => 'Sale',
    pictures: ['callToAction', 'countdown', 'specialOffers', 'featuredCars'],
    asksFor: 'until',
    blocks: (facts, { title, until }) => [
      callToAction(title, `At ${facts.name}${where(facts)}.`, [button(facts, ...SEARCH)]),
      countdown(`${title} ends in`.slice(0, 80), until),
      latestOffers('Offers'),
      featuredCars('Cars in stock now'),
      enquiry('Ask about an offer'),
      text('## Terms', TEMPLATE_PLACEHOLDERS.terms),
    ],
    summary: (facts, { title }) =>
      `${title} at ${facts.name}${where(facts)}: see the offers, the cars in stock and how long it lasts.`,
  },
  {
    name: 'event',
    title: 'Event',
    description: 'An event at one of your locations: date, place and directions.',
    suggestion: () => 'Open day',
    pictures: ['callToAction', 'countdown', 'locationMap', 'enquiryForm'],
    asksFor: 'until',
    blocks: (facts, { title, until, place }) => {
      const venue = place ?? mainPlace(facts);
      return [
        callToAction(title, venue ? `At ${venue.name}, ${addressLine(venue)}.` : '', [
          ...(venue?.phone ? [call(`Call ${venue.phone}`, venue.phone)] : [button(facts, ...SEARCH)]),
        ]),
        countdown(`${title} starts in`.slice(0, 80), until),
        text('## Program', `${facts.name} invites you. ${TEMPLATE_PLACEHOLDERS.programme}`),
        map(venue),
        enquiry('Let us know you’re coming'),
      ];
    },
    summary: (facts, { title, place }) => {
      const venue = place ?? mainPlace(facts);
      return `${title} at ${venue?.name ?? facts.name}${venue?.city ? ` in ${venue.city}` : ''}: when it is, where to park and how to get there.`;
    },
  },
  {
    name: 'location',
    title: 'Location',
    description: 'One location: opening hours, map, team and reviews.',
    suggestion: (facts) => mainPlace(facts)?.name ?? 'A location',
    pictures: ['openingHours', 'locationMap', 'team', 'reviews'],
    asksFor: 'place',
    blocks: (facts, { title, place }) => {
      const here = place ?? mainPlace(facts);
      return [
        text(
          `## ${title}`,
          here
            ? `${here.name} is at ${addressLine(here)}.${here.phone ? ` Call ${here.phone}.` : ''}`
            : facts.name,
        ),
        hours(here),
        map(here),
        ...(facts.people ? [{ _type: 'team', heading: 'Meet the team' }] : []),
        ...(facts.reviews
          ? [
              {
                _type: 'reviews',
                heading: 'What customers say',
                summaryOnly: false,
                ...(here && { location: { _type: 'reference', _ref: here.id } }),
              },
            ]
          : []),
        enquiry(
          `Ask ${here?.name ?? facts.name}`.slice(0, 80),
          `Our team at ${facts.name} will get back to you.`,
        ),
      ];
    },
    summary: (facts, { place }) => {
      const here = place ?? mainPlace(facts);
      return `${here?.name ?? facts.name}${here ? `, ${addressLine(here)}` : ''}: opening hours, map, team and contact details.`;
    },
  },
  {
    name: 'policy',
    title: 'Policy',
    description: 'Plain text with headings, and contact details.',
    suggestion: () => 'Our policy',
    pictures: ['richText', 'callToAction'],
    blocks: (facts, { title }) => {
      const place = mainPlace(facts);
      return [
        text(
          '## About this policy',
          `This is how ${facts.name} handles it${departments(facts) ? `, in ${departments(facts)}` : ''}. ${TEMPLATE_PLACEHOLDERS.covers}`,
          '## What you can expect from us',
          TEMPLATE_PLACEHOLDERS.promise,
          '## Contact',
          place
            ? `Write to ${facts.name}, ${addressLine(place)}${place.phone ? `, or call ${place.phone}` : ''}.`
            : `Contact ${facts.name}.`,
        ),
        ...contact(facts, `Questions about ${title}? Contact us.`.slice(0, 240)),
      ];
    },
    summary: (facts, { title }) =>
      `${title} of ${facts.name}${where(facts)}: what it covers, what we promise and who to contact.`,
  },
  {
    name: 'blank',
    title: 'Blank page',
    description: 'Only a title and an address. Add the blocks yourself.',
    suggestion: () => 'New page',
    pictures: [],
    blocks: () => [],
    summary: (facts, { title }) =>
      `${title} at ${facts.name}${where(facts)}: what to know, and how to contact us.`,
  },
];

/** Returns the template with a name, or the second one for an unknown name. */
export const templateOf = (name: string): PageTemplate =>
  PAGE_TEMPLATES.find((template) => template.name === name) ?? (PAGE_TEMPLATES[1] as PageTemplate);

/** Search engines truncate longer descriptions. */
const LONGEST_SUMMARY = 160;

/** Returns a page made from a template. Its address is derived from the title unless one is given. */
export function pageOf(template: PageTemplate, facts: SiteFacts, wish: TemplateInput, address?: string) {
  const summary = template.summary(facts, wish);
  return {
    title: wish.title,
    site: { _type: 'reference', _ref: facts.id },
    path: { _type: 'slug', current: address ?? suggestedAddress(template, wish.title) },
    blocks: withKeys(template.blocks(facts, wish)),
    seo: {
      _type: 'seo',
      description: summary.length > LONGEST_SUMMARY ? `${summary.slice(0, LONGEST_SUMMARY - 1)}…` : summary,
      noindex: false,
    },
  };
}

export const suggestedAddress = ({ name }: PageTemplate, title: string): string =>
  name === 'home' ? '/' : pathOf(title);

/** Returns the full hour a month from now, the default of a date field. */
export function inAMonth(now: Date): string {
  const day = new Date(now.getTime() + 30 * 24 * 3_600_000);
  day.setUTCMinutes(0, 0, 0);
  return day.toISOString();
}

/**
 * Returns 9 am of a day in a time zone.
 * @param day such as `2027-01-26`; defaults to a month from now if it is invalid
 */
export function morningOf(day: string, timeZone: string): string {
  const later = inAMonth(new Date());
  const moment =
    parseLocalTime(`${day}T09:00`, timeZone) ?? parseLocalTime(`${later.slice(0, 10)}T09:00`, timeZone);
  return moment?.toISOString() ?? later;
}
