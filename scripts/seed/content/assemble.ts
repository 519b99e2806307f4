import type * as Schema from '@forecourt/schemas/sanity.types';
import { type ContentDocument, keyed, reference, slug, type Written } from './shared/document.ts';
import * as id from './shared/ids.ts';
import { dealershipIds } from './shared/places/departments.ts';
import { prose } from './shared/prose.ts';
import type {
  FooterContent,
  OfferContent,
  PostContent,
  PromoCardContent,
  SiteContent,
  SlideContent,
} from './shared/site-content.ts';
import { parseLink } from './shared/target.ts';

/**
 * All documents of a site, complete except for pictures, whose references still name files.
 * @param options.port of the storefront, for the site's canonical address on this machine
 */
export function assembleSite(content: SiteContent, { port }: { port: number }): ContentDocument[] {
  const documents: ContentDocument[] = [
    siteDocument(content, port),
    {
      _id: id.featuresId(content.slug),
      _type: 'siteFeatures',
      site: reference(id.siteId(content.slug)),
      ...content.features,
    },
    headerDocument(content),
    footerDocument(content, 'footer', content.footer),
    ...(content.customFooter ? [footerDocument(content, 'custom-footer', content.customFooter)] : []),
    ...content.locations,
    ...content.slides.map((slide) => slideDocument(content.slug, slide)),
    ...content.offers.map((offer) => offerDocument(content.slug, offer)),
    ...(content.posts ?? []).map((post) => postDocument(content.slug, post)),
    ...(content.promoCards ?? []).map((card) => promoCardDocument(content.slug, card)),
    ...(content.delivery ? [deliveryDocument(content.slug, content.delivery)] : []),
    ...content.pages.map((page) => pageDocument(content.slug, page)),
  ];
  const pages = new Map(content.pages.map(({ path }) => [path, id.pageId(content.slug, path)]));
  return documents.map((document) => keyed(withPageLinks(document, pages)));
}

function siteDocument(content: SiteContent, port: number): Written<Schema.Site> {
  const { slug: name, facts, template, theme, logo, manufacturer, settings, gallerySlide } = content;
  return {
    _id: id.siteId(name),
    _type: 'site',
    name: facts.name,
    slug: slug(name),
    url: `http://${name}.localhost:${port}`,
    hosts: [`www.${facts.domain}`, facts.domain],
    logo,
    template,
    theme,
    dealerships: dealershipIds(name).map(reference),
    locations: content.locations.map(({ _id }) => reference(_id)),
    ...(manufacturer && { manufacturer: reference(id.manufacturerId(manufacturer)) }),
    header: reference(id.navigationId(name, 'header')),
    footer: reference(id.navigationId(name, 'footer')),
    ...(content.customFooter && { customFooter: reference(id.navigationId(name, 'custom-footer')) }),
    ...(gallerySlide && { customSlide: reference(id.slideId(name, gallerySlide)) }),
    settings: { _type: 'siteSettings', ...settings },
  };
}

function headerDocument({ slug: site, facts, header }: SiteContent): Written<Schema.Navigation> {
  return {
    _id: id.navigationId(site, 'header'),
    _type: 'navigation',
    title: `${facts.name} header`,
    site: reference(id.siteId(site)),
    kind: 'header',
    ...header,
  };
}

function footerDocument(
  { slug: site, facts }: SiteContent,
  kind: 'footer' | 'custom-footer',
  footer: FooterContent,
): Written<Schema.Navigation> {
  return {
    _id: id.navigationId(site, kind),
    _type: 'navigation',
    title: `${facts.name} ${kind.replace('-', ' ')}`,
    site: reference(id.siteId(site)),
    kind: 'footer',
    ...footer,
  };
}

function slideDocument(site: string, slide: SlideContent): Written<Schema.Slide> {
  const [buttonLabel, target] = slide.to;
  return {
    _id: id.slideId(site, slide.name),
    _type: 'slide',
    name: slide.headline,
    site: reference(id.siteId(site)),
    description: slide.text,
    image: slide.image,
    url: parseLink(target),
    buttonLabel,
    hide_overlay: slide.pictureOnly ?? false,
  };
}

function postDocument(site: string, post: PostContent): Written<Schema.BlogPost> {
  const { name, date, body, ...words } = post;
  return {
    _id: id.postId(site, name),
    _type: 'blogPost',
    ...words,
    slug: slug(name),
    site: reference(id.siteId(site)),
    date: `${date}T08:00:00+10:00`,
    body: prose(body) as Written<Schema.BlogPost>['body'],
  };
}

function promoCardDocument(site: string, card: PromoCardContent): Written<Schema.PromoCard> {
  const [label, target] = card.to;
  return {
    _id: id.promoCardId(site, card.name),
    _type: 'promoCard',
    title: card.title,
    site: reference(id.siteId(site)),
    text: card.text,
    image: card.image,
    action: { _type: 'action', label, link: parseLink(target) },
    position: card.position,
    display: [...card.display],
    strictDisplay: card.strict ?? false,
    ...dates(card, 'start', 'expiry'),
  };
}

function deliveryDocument(
  site: string,
  regions: NonNullable<SiteContent['delivery']>,
): Written<Schema.DeliveryTable> {
  return {
    _id: id.deliveryTableId(site),
    _type: 'deliveryTable',
    site: reference(id.siteId(site)),
    regions: regions.map(({ postcodes, ...region }) => ({
      _type: 'deliveryRegion',
      ...region,
      postcodes: [...postcodes],
    })),
  };
}

function offerDocument(site: string, offer: OfferContent): Written<Schema.Offer> {
  const sites = [site, ...(offer.alsoOn ?? [])];
  return {
    _id: id.offerId(site, offer.name),
    _type: 'offer',
    name: offer.title,
    slug: slug(offer.name),
    category: offer.category,
    image: offer.image,
    description: offer.description,
    disclaimer: offer.disclaimer,
    manufacturer: reference(id.manufacturerId(offer.brand)),
    ...(offer.model && { model: reference(id.modelId(offer.brand, offer.model)) }),
    sites: sites.map((name) => reference(id.siteId(name))),
    ...(offer.notOn && { excludedSites: offer.notOn.map((name) => reference(id.siteId(name))) }),
    ...dates(offer, 'startsAt', 'endsAt'),
  };
}

/** Midnight in eastern Australia, which is where all four dealers are, or close to it. */
function dates<From extends string, Until extends string>(
  { from, until }: { from?: string; until?: string },
  start: From,
  end: Until,
): Partial<Record<From | Until, string>> {
  return {
    ...(from && { [start]: `${from}T00:00:00+10:00` }),
    ...(until && { [end]: `${until}T23:59:59+10:00` }),
  } as Partial<Record<From | Until, string>>;
}

function pageDocument(
  site: string,
  { path, title, description, blocks }: SiteContent['pages'][number],
): Written<Schema.Page> {
  return {
    _id: id.pageId(site, path),
    _type: 'page',
    title,
    path: slug(path),
    site: reference(id.siteId(site)),
    blocks,
    seo: { _type: 'seo', title: path === '/' ? undefined : title, description },
  };
}

/** Replaces links to paths that are pages of the site by references to those pages. */
function withPageLinks<T>(value: T, pages: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((item) => withPageLinks(item, pages)) as T;
  if (!value || typeof value !== 'object') return value;
  if ('_type' in value && value._type === 'link' && 'path' in value) {
    const { path, ...link } = value as { path?: string };
    const page = path === undefined ? undefined : pages.get(path);
    if (page) return { ...link, kind: 'page', page: reference(page) } as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPageLinks(part, pages)]),
  ) as T;
}
