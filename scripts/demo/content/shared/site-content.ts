import type { DeliveryRegion } from '@forecourt/lib/vehicle/delivery';
import type * as Schema from '@forecourt/schemas/sanity.types';
import type { SiteFeatures as SwitchDocument } from '@forecourt/schemas/sanity.types';
import type { Written } from '@forecourt/schemas/writing/written';
import type { PageContent } from './blocks.ts';
import type { DealerFacts } from './facts.ts';
import type { TradeAdjustmentContent } from './trade-adjustments.ts';

type Picture = Written<Schema.Picture>;
type Navigation = Written<Schema.Navigation>;

/** A slide by a short name, unique within its site. */
export interface SlideContent {
  name: string;
  headline: string;
  text: string;
  image: Picture;
  /** Button: its label and target. */
  to: readonly [label: string, target: string];
  pictureOnly?: boolean;
}

/** A card among search results, by a short name unique within its site. */
export interface PromoCardContent {
  name: string;
  title: string;
  text: string;
  image?: Picture;
  /** Button: its label and target. */
  to: readonly [label: string, target: string];
  position?: 8 | 9;
  display: readonly ('all' | 'new' | 'used' | 'demo')[];
  strict?: boolean;
  /** Dates as `2026-11-01`; the end day still counts. */
  from?: string;
  until?: string;
}

/** A line above the header, by a short name unique within its site. */
export interface AnnouncementContent {
  name: string;
  kind: 'bar' | 'emergency';
  text: string;
  to?: string;
  /** Dates as `2026-11-01`; the end day still counts. */
  from?: string;
  until?: string;
}

/** A popup promotion, by a short name unique within its site. */
export interface PopupContent {
  name: string;
  title: string;
  text: string;
  image?: Picture;
  /** Button: its label and target. */
  to: readonly [label: string, target: string];
  pages?: string[];
  from?: string;
  until?: string;
}

/** A promotion with a wheel of prizes, by a short name unique within its site. */
export interface PrizeWheelContent {
  name: string;
  title: string;
  headline: string;
  intro: string;
  terms: string;
  /** How many there are: without it as many as it takes. `blank`: nothing is won. */
  prizes: { label: string; odds: number; limit?: number; blank?: true; text: string }[];
  from?: string;
  until?: string;
}

/** An offer by a short name, unique among all sites because it is also its address. */
export interface OfferContent {
  name: string;
  title: string;
  category: string;
  image: Picture;
  description: string;
  /** In percent a year, where the words name a rate. */
  comparisonRate?: number;
  disclaimer: string;
  /** None for an offer about no brand. */
  brand?: string;
  model?: string;
  /** Dates as `2026-11-01`; the end day still counts. */
  from?: string;
  until?: string;
  /** Further sites that show the offer, and sites that leave it out although it is theirs. */
  alsoOn?: string[];
  notOn?: string[];
}

/** A post of the blog by a short name, unique among all sites because it is also its address. */
export interface PostContent {
  name: string;
  heading: string;
  description: string;
  /** As `2026-10-02`; the post stands from eight in the morning. */
  date: string;
  author?: string;
  image: Picture;
  /** In the small Markdown of `prose`. */
  body: string;
}

export type SettingsContent = Omit<Written<Schema.SiteSettings>, '_type'>;
export type SwitchesContent = Partial<Omit<Written<SwitchDocument>, '_id' | '_type' | '_key' | 'site'>>;
type HeaderContent = Pick<Navigation, 'menus' | 'callToAction'>;
export type FooterContent = Pick<Navigation, 'groups' | 'text' | 'legalLinks' | 'socialLinks'>;

/** What a customer wrote, by a short name unique within its site; the day as `2026-11-02`. */
export interface ReviewContent {
  by: string;
  /** Id of the location. */
  at: string;
  stars: 1 | 2 | 3 | 4 | 5;
  on: string;
  text: string;
  reply?: readonly [on: string, text: string];
}

/** Somebody customers meet. */
export interface PersonContent {
  name: string;
  role: string;
  /** Id of the location. */
  at: string;
  phone?: string;
}

/** Everything of one demo site. */
export interface SiteContent {
  slug: string;
  facts: DealerFacts;
  template: Schema.Site['template'];
  theme: Schema.Site['theme'];
  logo: Written<Schema.Logo>;
  /** Brand of a single-brand site. */
  manufacturer?: string;
  settings: SettingsContent;
  features: SwitchesContent;
  header: HeaderContent;
  footer: FooterContent;
  customFooter?: FooterContent;
  /** Short name of the slide that appears in vehicle galleries. */
  gallerySlide?: string;
  locations: Written<Schema.Location>[];
  /** Who gets the leads of a location in place of the dealership's people, by its id. */
  locationLeads?: Readonly<Record<string, string[]>>;
  reviews?: readonly ReviewContent[];
  people?: readonly PersonContent[];
  slides: SlideContent[];
  offers: OfferContent[];
  posts?: PostContent[];
  promoCards?: PromoCardContent[];
  announcements?: AnnouncementContent[];
  popups?: PopupContent[];
  prizeWheels?: PrizeWheelContent[];
  /** Short name of the popup that opens on the site. */
  popupPromotion?: string;
  /** What delivery costs: by region its postcodes and its price in dollars. */
  delivery?: DeliveryRegion[];
  /** What it asks about the condition of a trade-in. */
  tradeAdjustments?: TradeAdjustmentContent[];
  pages: PageContent[];
  /** Addresses of the dealer's former website, and where each leads. */
  redirects?: readonly (readonly [from: string, to: string])[];
}
