import type { TrialFeature } from '@forecourt/lib/sites/page-trial/trial';
import type { DeliveryRegion } from '@forecourt/lib/vehicle/delivery';
import type * as Schema from '@forecourt/schemas/sanity.types';
import type { SiteFeatures as SwitchDocument } from '@forecourt/schemas/sanity.types';
import type { Written } from '@forecourt/schemas/writing/written';
import type { PageContent } from './blocks.ts';
import type { ConditionFileContent } from './condition-files.ts';
import type { DealerFacts } from './dealer-facts.ts';
import type { OutgoingFeedContent } from './outgoing-feeds.ts';
import type { TradeAdjustmentContent } from './trade-adjustments.ts';
import type { SiteTranslations } from './translations.ts';
import type { ServiceJobContent, WorkshopContent } from './workshops.ts';

type Picture = Written<Schema.Picture>;
type Navigation = Written<Schema.Navigation>;

/** A slide; its short name is unique within the site. */
export interface SlideContent {
  name: string;
  headline: string;
  text: string;
  image: Picture;
  to: readonly [label: string, target: string];
  pictureOnly?: boolean;
}

/** A card among search results; its short name is unique within the site. */
export interface PromoCardContent {
  name: string;
  title: string;
  text: string;
  image?: Picture;
  to: readonly [label: string, target: string];
  position?: 8 | 9;
  display: readonly ('all' | 'new' | 'used' | 'demo')[];
  strict?: boolean;
  /** Dates as `2026-11-01`; the end day is included. */
  from?: string;
  until?: string;
}

/** A line above the header; its short name is unique within the site. */
export interface AnnouncementContent {
  name: string;
  kind: 'bar' | 'emergency';
  text: string;
  to?: string;
  /** Dates as `2026-11-01`; the end day is included. */
  from?: string;
  until?: string;
}

/** A popup promotion; its short name is unique within the site. */
export interface PopupContent {
  name: string;
  title: string;
  text: string;
  image?: Picture;
  to: readonly [label: string, target: string];
  pages?: string[];
  from?: string;
  until?: string;
}

/** A prize wheel; its short name is unique within the site. */
export interface PrizeWheelContent {
  name: string;
  title: string;
  headline: string;
  intro: string;
  terms: string;
  /** Without `limit` the prize is unlimited; `blank` wins nothing. */
  prizes: { label: string; odds: number; limit?: number; blank?: true; text: string }[];
  from?: string;
  until?: string;
}

/** A trial of a page that has not started; its short name is unique within the site. */
export interface PageTrialContent {
  name: string;
  title: string;
  hypothesis: string;
  /** Address of its page. */
  page: string;
  feature: TrialFeature;
  isOn: boolean;
}

/** An offer. Its short name is unique among all sites, because it is also its address. */
export interface OfferContent {
  name: string;
  title: string;
  category: string;
  image: Picture;
  description: string;
  /** For an offer with a rate: rates in percent a year, and the loan of the comparison rate. */
  rate?: { interestRate: number; comparisonRate: number; loanYears: number; loanAmount: number };
  disclaimer: string;
  /** Omitted for an offer without a brand. */
  brand?: string;
  model?: string;
  /** Narrows the cars of its brand and model to those it applies to. */
  stock?: Omit<Written<Schema.StockFilter>, '_type'>;
  /** Dates as `2026-11-01`; the end day is included. */
  from?: string;
  until?: string;
  /** Additional sites with the offer, and sites that leave it out. */
  alsoOn?: string[];
  notOn?: string[];
}

/** A blog post. Its short name is unique among all sites, because it is also its address. */
export interface PostContent {
  name: string;
  heading: string;
  description: string;
  /** As `2026-10-02`; the post is dated 8:00. */
  date: string;
  author?: string;
  image: Picture;
  /** In the small Markdown of `prose`. */
  body: string;
}

export type SettingsContent = Omit<Written<Schema.SiteSettings>, '_type'>;
export type FeaturesContent = Partial<Omit<Written<SwitchDocument>, '_id' | '_type' | '_key' | 'site'>>;
type HeaderContent = Pick<Navigation, 'menus' | 'callToAction'>;
export type FooterContent = Pick<Navigation, 'groups' | 'text' | 'legalLinks' | 'socialLinks'>;

/** A review; the day as `2026-11-02`. */
export interface ReviewContent {
  by: string;
  at: string;
  stars: 1 | 2 | 3 | 4 | 5;
  on: string;
  text: string;
  reply?: readonly [on: string, text: string];
}

export interface PersonContent {
  name: string;
  role: string;
  at: string;
  phone?: string;
}

export interface MessageTemplateContent {
  id: string;
  name: string;
  channel?: 'email' | 'text';
  subject?: string;
  text: string;
}

/** Numbers at the telephony provider. */
export interface ContactNumbersContent {
  smsNumber?: string;
  whatsAppNumber?: string;
  missedCallText?: string;
  callNumbers: readonly {
    number: string;
    source?: NonNullable<NonNullable<Schema.ContactNumbers['callNumbers']>[number]['source']>;
    /** Name of the location's document. */
    location: string;
  }[];
}

export interface SiteContent {
  slug: string;
  facts: DealerFacts;
  template: Schema.Site['template'];
  theme: Schema.Site['theme'];
  logo: Written<Schema.Logo>;
  manufacturer?: string;
  needsApproval?: string[];
  settings: SettingsContent;
  /** Its maps show streets and drive times, where the demo runs on emulators. */
  hasStreetMap?: boolean;
  features: FeaturesContent;
  header: HeaderContent;
  footer: FooterContent;
  customFooter?: FooterContent;
  gallerySlide?: string;
  locations: Written<Schema.Location>[];
  /** Lead addresses by location id, in place of the dealership's. */
  locationLeads?: Readonly<Record<string, string[]>>;
  reviews?: readonly ReviewContent[];
  people?: readonly PersonContent[];
  slides: SlideContent[];
  offers: OfferContent[];
  posts?: PostContent[];
  promoCards?: PromoCardContent[];
  /** Documents in the further languages of the site. */
  translations?: SiteTranslations;
  announcements?: AnnouncementContent[];
  popups?: PopupContent[];
  prizeWheels?: PrizeWheelContent[];
  pageTrials?: PageTrialContent[];
  /** Short name of the popup that opens on the site. */
  popupPromotion?: string;
  /** Delivery prices in dollars by region, with its postcodes. */
  delivery?: DeliveryRegion[];
  tradeAdjustments?: TradeAdjustmentContent[];
  workshops?: readonly WorkshopContent[];
  serviceJobs?: readonly ServiceJobContent[];
  conditionFiles?: readonly ConditionFileContent[];
  outgoingFeeds?: OutgoingFeedContent[];
  messageTemplates?: readonly MessageTemplateContent[];
  contactNumbers?: ContactNumbersContent;
  pages: PageContent[];
  /** Addresses of the dealer's previous website, and their targets. */
  redirects?: readonly (readonly [from: string, to: string])[];
}
