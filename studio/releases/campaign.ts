import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { slugify } from '@forecourt/lib/sites/slugs';
import type { SanityDocument } from 'sanity';

/** The content a campaign can start with, and its labels. */
export const PARTS = {
  page: 'Landing page on each site',
  offer: 'Offer shared by the sites',
  slide: 'Slide on each home page',
  popup: 'Popup on each site',
  announcement: 'Announcement above each header',
  menu: 'Entry in each menu',
} as const;
export type Part = keyof typeof PARTS;

/** A site with the published documents that a campaign adds to. */
export interface CampaignSite {
  id: string;
  name: string;
  timeZone: string;
  home: SanityDocument | null;
  header: SanityDocument | null;
}

export interface Campaign {
  title: string;
  sites: readonly CampaignSite[];
  parts: ReadonlySet<Part>;
  /** In each site's time zone, such as `2027-01-26T09:00`. Empty means no limit. */
  from: string;
  until: string;
  content?: CampaignContent;
}

/** What the documents of a campaign share. Whatever is empty is added in the release. */
export interface CampaignContent {
  /** Of the offer, the slides and the popups. */
  picture?: { assetId: string; alt: string };
  offerCategory?: string;
  offerDescription?: string;
}

type Draft = Record<string, unknown> & { _id: string; _type: string };
interface Block {
  _type: string;
  slides?: object[];
}

/**
 * Returns a message about what is missing from a campaign, or null if it is complete.
 * @param campaign as entered so far
 */
export function campaignProblem({
  title,
  sites,
  parts,
  from,
  until,
}: Omit<Campaign, 'sites'> & { sites: { readonly size: number } }): string | null {
  if (!title.trim()) return 'Enter a campaign name.';
  if (sites.size === 0) return 'Choose at least one site.';
  if (parts.size === 0) return 'Choose at least one item to start with.';
  if (from && until && until <= from) return 'The end must be after the start.';
  // A popup without an end date shows only when an administrator selects it for the site.
  if (parts.has('popup') && !until)
    return 'Enter an end date. A popup only shows automatically if it has one.';
  return null;
}

/** Sites on which a campaign starts and ends at the same instant. */
interface InstantGroup {
  start: string | undefined;
  end: string | undefined;
  siteIds: string[];
}

/**
 * Groups the sites of a campaign by start and end instant. A shared offer has one start and one end, but 9 am
 * in Perth is two hours after 9 am in Brisbane.
 */
export function groupByInstant({
  sites,
  from,
  until,
}: Pick<Campaign, 'sites' | 'from' | 'until'>): InstantGroup[] {
  const groups = new Map<string, InstantGroup>();
  for (const { id, timeZone } of sites) {
    const start = parseLocalTime(from, timeZone)?.toISOString();
    const end = parseLocalTime(until, timeZone)?.toISOString();
    const key = `${start} ${end}`;
    const group = groups.get(key) ?? { start, end, siteIds: [] };
    group.siteIds.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Menu entries must be short. */
const MENU_LENGTH = 24;

/**
 * Returns the first documents of a campaign under their published ids: new documents, and the home pages and
 * headers with the additions.
 * @param newId returns an id for a document or an array item
 */
export function documentsOf(campaign: Campaign, newId: () => string): Draft[] {
  const { title, sites, parts, from, until, content = {} } = campaign;
  const path = `/${slugify(title)}`;
  const image = content.picture ? pictureOf(content.picture) : undefined;
  const link = { _type: 'link', kind: 'path', path };
  const documents: Draft[] = [];
  for (const site of sites) {
    const start = parseLocalTime(from, site.timeZone)?.toISOString();
    const end = parseLocalTime(until, site.timeZone)?.toISOString();
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
        ...withoutEmpty({ start, expiry: end, image }),
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
        ...withoutEmpty({ showFrom: start, showUntil: end, image }),
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
    for (const { start, end, siteIds } of groupByInstant(campaign))
      documents.push({
        _id: `offer-${newId()}`,
        _type: 'offer',
        name: title,
        slug: { _type: 'slug', current: slugify(title) },
        sites: siteIds.map((id) => ({ ...reference(id), _key: newId() })),
        ...withoutEmpty({
          startsAt: start,
          endsAt: end,
          image,
          category: content.offerCategory?.trim() || undefined,
          description: content.offerDescription?.trim() || undefined,
        }),
      });
  return documents;
}

const reference = (id: string) => ({ _type: 'reference', _ref: id });

/** Returns a picture; one without alt text stays incomplete, so that the release lists it. */
const pictureOf = ({ assetId, alt }: NonNullable<CampaignContent['picture']>) => ({
  _type: 'picture',
  asset: reference(assetId),
  ...(alt.trim() && { alt: alt.trim() }),
});

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Content that makes sense without edits. Editors change the rest. */
function blocksOf(title: string, until: string | undefined, newId: () => string): object[] {
  const block = (type: string, fields: object) => ({ _type: type, _key: newId(), ...fields });
  return [
    ...(until ? [block('countdown', { heading: title, until })] : []),
    block('specialOffers', { heading: 'Offers', mode: 'latest', limit: 3 }),
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

/** Adds a slide to the first carousel of a home page. Without a carousel, the page is unchanged. */
function withSlide(home: SanityDocument, slideId: string, key: string): Draft {
  const blocks = (home.blocks as Block[] | undefined) ?? [];
  const carousel = blocks.findIndex(({ _type }) => _type === 'heroCarousel');
  // The slide is published together with the page, so the reference is weak until then.
  const slide = { ...reference(slideId), _key: key, _weak: true, _strengthenOnPublish: { type: 'slide' } };
  return {
    ...home,
    blocks: blocks.map((block, index) =>
      index === carousel ? { ...block, slides: [slide, ...(block.slides ?? [])] } : block,
    ),
  };
}
