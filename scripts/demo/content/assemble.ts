import { LEAD_DELIVERY_TYPE, leadDeliveryId } from '@forecourt/lib/leads/lead-delivery-id';
import { endOfDay } from '@forecourt/lib/platform/text/format';
import type * as Schema from '@forecourt/schemas/sanity.types';
import { parseLink } from '@forecourt/schemas/writing/target';
import {
  reference,
  slug,
  type Written,
  withOwnKeys,
  withPageLinks,
} from '@forecourt/schemas/writing/written';
import type { ConditionFileContent } from './shared/condition-files.ts';
import type { ContentDocument } from './shared/document.ts';
import * as id from './shared/ids.ts';
import type { OutgoingFeedContent } from './shared/outgoing-feeds.ts';
import { dealershipIds } from './shared/places/departments.ts';
import { prose } from './shared/prose.ts';
import type {
  AnnouncementContent,
  ContactNumbersContent,
  FooterContent,
  MessageTemplateContent,
  OfferContent,
  PageTrialContent,
  PersonContent,
  PopupContent,
  PostContent,
  PrizeWheelContent,
  PromoCardContent,
  ReviewContent,
  SiteContent,
  SlideContent,
} from './shared/site-content.ts';
import type { TradeAdjustmentContent } from './shared/trade-adjustments.ts';
import { translatedDocuments } from './shared/translations.ts';
import type { ServiceJobContent, WorkshopContent } from './shared/workshops.ts';

export interface ContentAddresses {
  port: number;
  partnersUrl?: string | undefined;
}

/**
 * Returns all documents of a site. Picture references still name files.
 * @param options.port of the storefront, for the site's local address
 * @param options.partnersUrl address of the partners' emulators, for street maps
 */
export function assembleSite(content: SiteContent, addresses: ContentAddresses): ContentDocument[] {
  const documents: ContentDocument[] = [
    siteDocument(content, addresses),
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
    ...Object.entries(content.locationLeads ?? {}).map(([location, emails]) =>
      leadsDocument(location, emails),
    ),
    ...content.slides.map((slide) => slideDocument(content.slug, slide)),
    ...content.offers.map((offer) =>
      offerDocument(content.slug, offer, content.settings.timeZone ?? 'Australia/Brisbane'),
    ),
    ...(content.posts ?? []).map((post) => postDocument(content.slug, post)),
    ...(content.promoCards ?? []).map((card) => promoCardDocument(content.slug, card)),
    ...(content.reviews ?? []).map((review, index) => reviewDocument(content.slug, review, index)),
    ...(content.people ?? []).map((person, index) => personDocument(content.slug, person, index)),
    ...(content.announcements ?? []).map((entry) => announcementDocument(content.slug, entry)),
    ...(content.popups ?? []).map((popup) => popupDocument(content.slug, popup)),
    ...(content.prizeWheels ?? []).map((wheel) => prizeWheelDocument(content.slug, wheel)),
    ...(content.delivery ? [deliveryDocument(content.slug, content.delivery)] : []),
    ...(content.tradeAdjustments ?? []).map((entry, index) =>
      tradeAdjustmentDocument(content.slug, entry, index),
    ),
    ...(content.messageTemplates ?? []).map((template) => messageTemplateDocument(content.slug, template)),
    ...(content.contactNumbers ? [contactNumbersDocument(content.slug, content.contactNumbers)] : []),
    ...(content.workshops ?? []).map((entry) => workshopDocument(content.slug, entry)),
    ...(content.serviceJobs ?? []).map((entry, index) => serviceJobDocument(content.slug, entry, index)),
    ...(content.conditionFiles ?? []).map((file) => conditionFileDocument(content.slug, file)),
    ...(content.outgoingFeeds ?? []).map((feed) => outgoingFeedDocument(content.slug, feed)),
    ...(content.redirects ?? []).map((redirect) => redirectDocument(content.slug, redirect)),
    ...content.pages.map((page) => pageDocument(content.slug, page)),
    ...(content.pageTrials ?? []).map((trial) => pageTrialDocument(content.slug, trial)),
  ];
  const pages = new Map(content.pages.map(({ path }) => [path, id.pageId(content.slug, path)]));
  const written = documents.map((document) => withOwnKeys(withPageLinks(document, pages)));
  return content.translations ? [...written, ...translatedDocuments(written, content.translations)] : written;
}

function siteDocument(content: SiteContent, { port, partnersUrl }: ContentAddresses): Written<Schema.Site> {
  const {
    slug: name,
    facts,
    template,
    theme,
    logo,
    manufacturer,
    settings,
    gallerySlide,
    popupPromotion,
  } = content;
  return {
    _id: id.siteId(name),
    _type: 'site',
    name: facts.name,
    ...(facts.founded && { founded: facts.founded }),
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
    ...(popupPromotion && { popupPromotion: reference(id.popupId(name, popupPromotion)) }),
    ...(content.needsApproval && { needsApproval: content.needsApproval }),
    settings: {
      _type: 'siteSettings',
      privacyTerms: facts.privacy,
      ...(content.hasStreetMap &&
        partnersUrl && {
          mapStyleUrl: `${partnersUrl}/maps/style.json`,
          driveTimeUrl: `${partnersUrl}/routing/route/v1/driving`,
        }),
      ...settings,
    },
  };
}

const leadsDocument = (location: string, leadEmails: string[]): Written<Schema.LeadDelivery> => ({
  _id: leadDeliveryId('location', location),
  _type: LEAD_DELIVERY_TYPE,
  leadEmails,
});

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

function reviewDocument(site: string, review: ReviewContent, index: number): Written<Schema.Review> {
  return {
    _id: id.reviewId(site, String(index + 1)),
    _type: 'review',
    customer_name: review.by,
    site: reference(id.siteId(site)),
    location: reference(review.at),
    rating: review.stars,
    text: review.text,
    review_date: `${review.on}T10:00:00+10:00`,
    ...(review.reply && { reply_date: `${review.reply[0]}T10:00:00+10:00`, reply_text: review.reply[1] }),
  };
}

function personDocument(
  site: string,
  { name, role, at, phone }: PersonContent,
  index: number,
): Written<Schema.Person> {
  return {
    _id: id.personId(site, name),
    _type: 'person',
    name,
    site: reference(id.siteId(site)),
    role,
    location: reference(at),
    ...(phone && { phone }),
    enquiries: true,
    order: (index + 1) * 10,
  };
}

function announcementDocument(site: string, entry: AnnouncementContent): Written<Schema.Announcement> {
  return {
    _id: id.announcementId(site, entry.name),
    _type: 'announcement',
    kind: entry.kind,
    text: entry.text,
    site: reference(id.siteId(site)),
    ...(entry.to && { link: parseLink(entry.to) }),
    dismissible: true,
    ...dates(entry, 'start', 'expiry'),
  };
}

function popupDocument(site: string, popup: PopupContent): Written<Schema.Popup> {
  const [label, target] = popup.to;
  return {
    _id: id.popupId(site, popup.name),
    _type: 'popup',
    title: popup.title,
    site: reference(id.siteId(site)),
    text: popup.text,
    image: popup.image,
    action: { _type: 'action', label, link: parseLink(target) },
    delay: 3,
    pages: popup.pages,
    ...dates(popup, 'start', 'expiry'),
  };
}

function prizeWheelDocument(site: string, wheel: PrizeWheelContent): Written<Schema.PrizeWheel> {
  return {
    _id: id.prizeWheelId(site, wheel.name),
    _type: 'prizeWheel',
    name: wheel.title,
    site: reference(id.siteId(site)),
    headline: wheel.headline,
    intro: wheel.intro,
    terms: wheel.terms,
    ...dates(wheel, 'start', 'expiry'),
    prizes: wheel.prizes.map(({ label, odds, limit, blank, text }) => ({
      _type: 'prize',
      label,
      weight: odds,
      ...(limit !== undefined && { limit }),
      wins: !blank,
      text,
    })),
  };
}

function pageTrialDocument(
  site: string,
  { name, title, hypothesis, page, feature, isOn }: PageTrialContent,
): Written<Schema.PageTrial> {
  return {
    _id: id.pageTrialId(site, name),
    _type: 'pageTrial',
    name: title,
    site: reference(id.siteId(site)),
    hypothesis,
    page: reference(id.pageId(site, page)),
    change: 'feature',
    feature,
    featureValue: isOn,
    audience: 'everyone',
    goal: 'lead',
    endsOnHarm: true,
    state: 'draft',
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

function tradeAdjustmentDocument(
  site: string,
  { name, question, help, answers }: TradeAdjustmentContent,
  index: number,
): Written<Schema.TradeAdjustment> {
  return {
    _id: id.tradeAdjustmentId(site, name),
    _type: 'tradeAdjustment',
    question,
    site: reference(id.siteId(site)),
    ...(help && { help }),
    answers: answers.map(([label, amount]) => ({ _type: 'tradeAnswer', label, amount })),
    order: (index + 1) * 10,
  };
}

const messageTemplateDocument = (
  site: string,
  { id: name, ...template }: MessageTemplateContent,
): Written<Schema.MessageTemplate> => ({
  _id: id.messageTemplateId(site, name),
  _type: 'messageTemplate',
  site: reference(id.siteId(site)),
  ...template,
});

const contactNumbersDocument = (
  site: string,
  { callNumbers, ...numbers }: ContactNumbersContent,
): Written<Schema.ContactNumbers> => ({
  _id: id.contactNumbersId(site),
  _type: 'contactNumbers',
  site: reference(id.siteId(site)),
  ...numbers,
  callNumbers: callNumbers.map(({ location, ...row }) => ({
    _type: 'callNumber',
    location: reference(location),
    ...row,
  })),
});

function workshopDocument(
  site: string,
  { at, bays, advisors, loanCars, slotMinutes = 30, leadHours = 24 }: WorkshopContent,
): Written<Schema.Workshop> {
  return {
    _id: id.workshopId(site, at),
    _type: 'workshop',
    location: reference(at),
    site: reference(id.siteId(site)),
    bays,
    advisors,
    arrivals_each: 1,
    loan_cars: loanCars,
    bookable: true,
    slot_minutes: slotMinutes,
    lead_hours: leadHours,
    days_ahead: 42,
  };
}

function serviceJobDocument(
  site: string,
  { name, title, text, minutes, price, isFixed, needsBay, noLoanCar, variants = [] }: ServiceJobContent,
  index: number,
): Written<Schema.ServiceJob> {
  return {
    _id: id.serviceJobId(site, name),
    _type: 'serviceJob',
    name: title,
    site: reference(id.siteId(site)),
    description: text,
    minutes,
    ...(price !== undefined && { price }),
    price_from: !isFixed,
    needs_bay: needsBay ?? true,
    loan_car: !noLoanCar,
    ...(variants.length > 0 && {
      variants: variants.map((variant) => ({ _type: 'serviceVariant' as const, ...variant })),
    }),
    order: (index + 1) * 10,
  };
}

function conditionFileDocument(
  site: string,
  {
    stocknum,
    on,
    by,
    summary,
    photos = [],
    spinMarks = [],
    wheels,
    services,
    warranty,
  }: ConditionFileContent,
): Written<Schema.ConditionFile> {
  return {
    _id: id.conditionFileId(site, stocknum),
    _type: 'conditionFile',
    stock_number: stocknum,
    site: reference(id.siteId(site)),
    inspected_on: on,
    inspected_by: by,
    summary,
    photos: photos.map(([image, ...marks]) => ({
      _type: 'conditionPhoto' as const,
      image,
      marks: marks.map(([kind, x, y, text]) => ({ _type: 'conditionMark' as const, kind, x, y, text })),
    })),
    spin_marks: spinMarks.map(([frame, kind, x, y, text]) => ({
      _type: 'spinMark' as const,
      frame,
      kind,
      x,
      y,
      text,
    })),
    wheels: WHEELS.slice(0, wheels.length).map((wheel, index) => ({
      _type: 'wheelDepth' as const,
      wheel,
      tread: wheels[index]?.[0] ?? 0,
      brake: wheels[index]?.[1] ?? 0,
    })),
    services: services.map(([date, km, workshop, work]) => ({
      _type: 'serviceEntry' as const,
      date,
      km,
      workshop,
      work,
    })),
    ...(warranty && { warranty }),
  };
}

/** In the order of a demo file's wheels. */
const WHEELS = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const;

function outgoingFeedDocument(
  site: string,
  { name, ...feed }: OutgoingFeedContent,
): Written<Schema.OutgoingFeed> {
  return {
    _id: id.outgoingFeedId(site, name),
    _type: 'outgoingFeed',
    site: reference(id.siteId(site)),
    isOn: true,
    secretVersion: 1,
    ...feed,
  };
}

function offerDocument(site: string, offer: OfferContent, timeZone: string): Written<Schema.Offer> {
  const sites = [site, ...(offer.alsoOn ?? [])];
  return {
    _id: id.offerId(site, offer.name),
    _type: 'offer',
    name: offer.title,
    slug: slug(offer.name),
    category: offer.category,
    image: offer.image,
    description: offer.description,
    ...offer.rate,
    disclaimer: offer.disclaimer,
    ...(offer.brand && { manufacturer: reference(id.manufacturerId(offer.brand)) }),
    ...(offer.brand && offer.model && { model: reference(id.modelId(offer.brand, offer.model)) }),
    ...(offer.stock && { stock: { _type: 'stockFilter' as const, ...offer.stock } }),
    sites: sites.map((name) => reference(id.siteId(name))),
    ...(offer.notOn && { excludedSites: offer.notOn.map((name) => reference(id.siteId(name))) }),
    ...(offer.from && { startsAt: startOf(offer.from, timeZone) }),
    // Its page names the last day on the clocks of the site.
    ...(offer.until && { endsAt: lastSecondOf(offer.until, timeZone) }),
  };
}

const DAY_MS = 86_400_000;

/** Returns the start of a day as `2026-10-31T13:00:00.000Z`. */
function startOf(day: string, timeZone: string): string {
  const dayBefore = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  return new Date(endOfDay(dayBefore, timeZone) ?? day).toISOString();
}

const lastSecondOf = (day: string, timeZone: string): string =>
  new Date((endOfDay(day, timeZone) ?? Date.parse(day)) - 1000).toISOString();

/** Midnight in eastern Australia, which is close enough for all four dealers. */
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

function redirectDocument(
  site: string,
  [from, to]: NonNullable<SiteContent['redirects']>[number],
): Written<Schema.Redirect> {
  return {
    _id: id.redirectId(site, from),
    _type: 'redirect',
    site: reference(id.siteId(site)),
    from,
    to,
    permanent: true,
  };
}
