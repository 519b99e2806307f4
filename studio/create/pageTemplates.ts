import { momentIn } from '@forecourt/lib/sites/local-time';
import { pathOf } from '@forecourt/lib/sites/slugs';
import { TEMPLATE_WORDS } from '@forecourt/schemas/warnings/templateWords';
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
  type Part,
  text,
  withKeys,
} from './parts.ts';
import { addressLine, departments, mainPlace, type SiteFacts, type SitePlace, towns } from './siteFacts.ts';

/** What an editor says before the page is made. */
interface Wish {
  title: string;
  /** Of a page about one place. */
  place?: SitePlace | undefined;
  /** The day of an event, or the last of a campaign, as a moment. */
  until: string;
}

export interface PageTemplate {
  name: string;
  title: string;
  description: string;
  /** The title until an editor has another. */
  suggestion: (facts: SiteFacts) => string;
  /** Blocks that its picture shows. */
  pictures: readonly string[];
  asksFor?: 'place' | 'until';
  blocks: (facts: SiteFacts, wish: Wish) => Part[];
  /** For search engines. */
  summary: (facts: SiteFacts, wish: Wish) => string;
}

const contact = (facts: SiteFacts, words: string): Part[] => {
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
 * The kinds of page that an editor starts from. Their words are true of any site: they are made of what it is, and what
 * only an editor knows is asked for in words that cannot be published (`TEMPLATE_WORDS`).
 */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    name: 'home',
    title: 'Home',
    description: 'The front of the site: slides, search, cars, offers, where to find you.',
    suggestion: () => 'Home',
    pictures: ['heroCarousel', 'featuredUsedCars', 'specialOffers', 'locationCards'],
    blocks: (facts) => [
      ...(facts.slides.length ? [hero(facts)] : [callToAction(facts.name, '', [button(facts, ...SEARCH)])]),
      { _type: 'searchBar', heading: 'Find your next car', showTypes: true, showMakes: true },
      { _type: 'featuredUsedCars', title: 'Featured used cars' },
      ...(facts.offers ? [latestOffers('Special offers')] : []),
      { _type: 'locationCards', heading: 'Our Locations', layout: 'carousel', show: 'all', showFilter: true },
      ...contact(facts, 'Ask about a car, book a service, or just say when you are coming.'),
    ],
    summary: (facts) =>
      `${facts.name}${where(facts)}: search our ${vehicleWords(facts)} in stock, see our offers and find us.`,
  },
  {
    name: 'landing',
    title: 'Landing page',
    description: 'One subject: what it is, cars that fit, and a form.',
    suggestion: () => TEMPLATE_WORDS.title,
    pictures: ['callToAction', 'richText', 'featuredCars', 'enquiryForm'],
    blocks: (facts, { title }) => [
      callToAction(title, '', [button(facts, ...SEARCH)]),
      text(
        `## ${title} at ${facts.name}`,
        `${facts.name} is here for you${where(facts)}. ${TEMPLATE_WORDS.special}`,
      ),
      featuredCars('In stock now'),
      enquiry('Ask us anything', `The people of ${facts.name} answer.`),
    ],
    summary: (facts, { title }) =>
      `${title} at ${facts.name}${where(facts)}. See the cars in stock now and ask us anything.`,
  },
  {
    name: 'campaign',
    title: 'Offer campaign',
    description: 'A sale with an end: countdown, offers, cars, a form.',
    suggestion: () => 'Sale',
    pictures: ['callToAction', 'countdown', 'specialOffers', 'featuredCars'],
    asksFor: 'until',
    blocks: (facts, { title, until }) => [
      callToAction(title, `At ${facts.name}${where(facts)}.`, [button(facts, ...SEARCH)]),
      countdown(`${title} ends in`.slice(0, 80), until),
      latestOffers('The offers'),
      featuredCars('Cars in stock now'),
      enquiry('Ask about an offer'),
      text('## Terms', TEMPLATE_WORDS.terms),
    ],
    summary: (facts, { title }) =>
      `${title} at ${facts.name}${where(facts)}: see the offers, the cars in stock and how long it lasts.`,
  },
  {
    name: 'event',
    title: 'Event',
    description: 'A day at one of your places: when, where, how to come.',
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
        text('## What happens', `${facts.name} invites you. ${TEMPLATE_WORDS.programme}`),
        map(venue),
        enquiry('Tell us that you are coming'),
      ];
    },
    summary: (facts, { title, place }) => {
      const venue = place ?? mainPlace(facts);
      return `${title} at ${venue?.name ?? facts.name}${venue?.city ? ` in ${venue.city}` : ''}: when it is, where to park and how to come.`;
    },
  },
  {
    name: 'location',
    title: 'Location',
    description: 'One place: hours, map, people, what customers say.',
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
        ...(facts.people ? [{ _type: 'team', heading: 'Who you will meet' }] : []),
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
        enquiry(`Ask ${here?.name ?? facts.name}`.slice(0, 80), `The people of ${facts.name} answer.`),
      ];
    },
    summary: (facts, { place }) => {
      const here = place ?? mainPlace(facts);
      return `${here?.name ?? facts.name}${here ? `, ${addressLine(here)}` : ''}: opening hours, a map, the people and how to reach us.`;
    },
  },
  {
    name: 'policy',
    title: 'Policy',
    description: 'Plain text under headings, and whom to ask.',
    suggestion: () => 'Our policy',
    pictures: ['richText', 'callToAction'],
    blocks: (facts, { title }) => {
      const place = mainPlace(facts);
      return [
        text(
          '## What this is about',
          `This is how ${facts.name} handles it${departments(facts) ? `, in ${departments(facts)}` : ''}. ${TEMPLATE_WORDS.covers}`,
          '## What you can expect of us',
          TEMPLATE_WORDS.promise,
          '## Whom to ask',
          place
            ? `Write to ${facts.name}, ${addressLine(place)}${place.phone ? `, or call ${place.phone}` : ''}.`
            : `Ask ${facts.name}.`,
        ),
        ...contact(facts, `Questions about ${title}? We answer.`.slice(0, 240)),
      ];
    },
    summary: (facts, { title }) =>
      `${title} of ${facts.name}${where(facts)}: what it covers, what we promise and whom to ask.`,
  },
];

/** The template of a name; for an unknown name the second in the list, so that the form always has one. */
export const templateOf = (name: string): PageTemplate =>
  PAGE_TEMPLATES.find((template) => template.name === name) ?? (PAGE_TEMPLATES[1] as PageTemplate);

/** Search engines cut a description here. */
const LONGEST_SUMMARY = 160;

/** A page made of a template, with the words of its site; its address is the title's unless another is given. */
export function pageOf(template: PageTemplate, facts: SiteFacts, wish: Wish, address?: string) {
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

/** The address that fits a title; a home page has none but `/`. */
export const suggestedAddress = ({ name }: PageTemplate, title: string): string =>
  name === 'home' ? '/' : pathOf(title);

/** A month from now, to the hour: an editor sets the day. */
export function inAMonth(now: Date): string {
  const day = new Date(now.getTime() + 30 * 24 * 3_600_000);
  day.setUTCMinutes(0, 0, 0);
  return day.toISOString();
}

/**
 * Nine in the morning of a day, by the clock of a time zone.
 * @param day such as `2027-01-26`; of anything else it is the day a month from now
 */
export function morningOf(day: string, timeZone: string): string {
  const later = inAMonth(new Date());
  const moment = momentIn(`${day}T09:00`, timeZone) ?? momentIn(`${later.slice(0, 10)}T09:00`, timeZone);
  return moment?.toISOString() ?? later;
}
