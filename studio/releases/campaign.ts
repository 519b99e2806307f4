import { momentIn } from '@forecourt/lib/sites/local-time';
import { slugify } from '@forecourt/lib/sites/slugs';
import type { SanityDocument } from 'sanity';

/** What a campaign may begin with, and what each is called. */
export const PARTS = {
  page: 'A landing page on each site',
  offer: 'An offer for all of them',
  slide: 'A slide on each home page',
  popup: 'A popup on each site',
  announcement: 'A line above each header',
  menu: 'An entry in each menu',
} as const;
export type Part = keyof typeof PARTS;

/** A site with what a campaign adds something to, as published. */
export interface CampaignSite {
  id: string;
  name: string;
  timeZone: string;
  home: SanityDocument | null;
  header: SanityDocument | null;
}

/** What somebody wants a campaign to begin with. */
export interface Campaign {
  title: string;
  sites: readonly CampaignSite[];
  parts: ReadonlySet<Part>;
  /** By each site's own clock, such as `2027-01-26T09:00`; empty: no such moment. */
  from: string;
  until: string;
}

type Draft = Record<string, unknown> & { _id: string; _type: string };
interface Block {
  _type: string;
  slides?: object[];
}

/**
 * What is still to be said before a campaign can begin, in words for whoever says it; null when nothing is.
 * @param campaign as far as it is written
 */
export function stillToSay({
  title,
  sites,
  parts,
  from,
  until,
}: Omit<Campaign, 'sites'> & { sites: { readonly size: number } }): string | null {
  if (!title.trim()) return 'Say what it is called.';
  if (sites.size === 0) return 'Choose its sites.';
  if (parts.size === 0) return 'Choose what it begins with.';
  if (from && until && until <= from) return 'It must end after it starts.';
  // A popup without an end waits for an administrator who chooses it for the site.
  if (parts.has('popup') && !until) return 'Say until when: a popup shows by itself only when it has an end.';
  return null;
}

/** Sites on which a campaign starts and ends at the same moments. */
interface SameMoments {
  start: string | undefined;
  end: string | undefined;
  siteIds: string[];
}

/**
 * The sites of a campaign by the moments that its times are on their clocks: what is shared by several sites can have
 * but one start and one end, and nine o'clock in Perth is two hours after nine o'clock in Brisbane.
 */
export function sameMoments({
  sites,
  from,
  until,
}: Pick<Campaign, 'sites' | 'from' | 'until'>): SameMoments[] {
  const groups = new Map<string, SameMoments>();
  for (const { id, timeZone } of sites) {
    const start = momentIn(from, timeZone)?.toISOString();
    const end = momentIn(until, timeZone)?.toISOString();
    const key = `${start} ${end}`;
    const group = groups.get(key) ?? { start, end, siteIds: [] };
    group.siteIds.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Names in menus are short. */
const MENU_LENGTH = 24;

/**
 * The documents with which a campaign begins, under the ids they get once published: new ones with what is known
 * already, and the home pages and headers with what is added to them.
 * @param newId a name for a document or an entry of a list
 */
export function documentsOf(campaign: Campaign, newId: () => string): Draft[] {
  const { title, sites, parts, from, until } = campaign;
  const path = `/${slugify(title)}`;
  const link = { _type: 'link', kind: 'path', path };
  const documents: Draft[] = [];
  for (const site of sites) {
    const start = momentIn(from, site.timeZone)?.toISOString();
    const end = momentIn(until, site.timeZone)?.toISOString();
    const own = (type: Part) => ({ _id: `${type}-${newId()}`, _type: type, site: reference(site.id) });
    if (parts.has('page'))
      documents.push({
        ...own('page'),
        title,
        path: { _type: 'slug', current: path },
        blocks: blocksOf(title, end, newId),
      });
    if (parts.has('popup'))
      documents.push({
        ...own('popup'),
        title,
        delay: 3,
        action: { _type: 'action', label: 'See the offers', link },
        ...withoutEmpty({ start, expiry: end }),
      });
    if (parts.has('announcement'))
      documents.push({
        ...own('announcement'),
        kind: 'bar',
        text: title,
        link,
        dismissible: true,
        ...withoutEmpty({ start, expiry: end }),
      });
    if (parts.has('slide') && site.home) {
      const slide = {
        ...own('slide'),
        name: title,
        url: link,
        ...withoutEmpty({ showFrom: start, showUntil: end }),
      };
      documents.push(slide, withSlide(site.home, slide._id, newId()));
    }
    if (parts.has('menu') && site.header)
      documents.push({
        ...site.header,
        menus: [
          ...((site.header.menus as object[] | undefined) ?? []),
          {
            _type: 'menu',
            _key: newId(),
            label: title.slice(0, MENU_LENGTH).trim(),
            kind: 'link',
            link,
            ...withoutEmpty({ showFrom: start, showUntil: end }),
          },
        ],
      });
  }
  if (parts.has('offer'))
    for (const { start, end, siteIds } of sameMoments(campaign))
      documents.push({
        _id: `offer-${newId()}`,
        _type: 'offer',
        name: title,
        slug: { _type: 'slug', current: slugify(title) },
        sites: siteIds.map((id) => ({ ...reference(id), _key: newId() })),
        ...withoutEmpty({ startsAt: start, endsAt: end }),
      });
  return documents;
}

const reference = (id: string) => ({ _type: 'reference', _ref: id });

const withoutEmpty = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A page that says something from the first moment on; the rest is an editor's. */
function blocksOf(title: string, until: string | undefined, newId: () => string): object[] {
  const block = (type: string, fields: object) => ({ _type: type, _key: newId(), ...fields });
  return [
    ...(until ? [block('countdown', { heading: title, until })] : []),
    block('specialOffers', { heading: 'The offers', mode: 'latest', limit: 3 }),
    block('featuredCars', {
      heading: 'Cars in stock',
      sort: 'custom_rank:desc',
      count: 8,
      layout: 'carousel',
      viewAllLabel: 'View all',
    }),
    block('callToAction', {
      heading: 'Talk to us',
      tone: 'brand',
      actions: [
        {
          _type: 'action',
          _key: newId(),
          label: 'Contact us',
          link: { _type: 'link', kind: 'path', path: '/contact' },
        },
      ],
    }),
  ];
}

/** A home page whose first carousel has one slide more; without a carousel it stays as it is. */
function withSlide(home: SanityDocument, slideId: string, key: string): Draft {
  const blocks = (home.blocks as Block[] | undefined) ?? [];
  const carousel = blocks.findIndex(({ _type }) => _type === 'heroCarousel');
  // The slide is published with the page: until then the reference cannot hold it.
  const slide = { ...reference(slideId), _key: key, _weak: true, _strengthenOnPublish: { type: 'slide' } };
  return {
    ...home,
    blocks: blocks.map((block, index) =>
      index === carousel ? { ...block, slides: [slide, ...(block.slides ?? [])] } : block,
    ),
  };
}
