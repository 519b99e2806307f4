import type {
  Announcement,
  BlogPost,
  ChargeTable,
  ConditionFile,
  ContactNumbers,
  Dealership,
  DeliveryTable,
  LeadDelivery,
  Location,
  Manufacturer,
  MessageTemplate,
  Model,
  Navigation,
  Offer,
  OutgoingFeed,
  Page,
  PageTrial,
  Person,
  Popup,
  PrizeWheel,
  PromoCard,
  Redirect,
  Review,
  ServiceJob,
  Site,
  SiteFeatures,
  Slide,
  TradeAdjustment,
  TranslationMetadata,
  Workshop,
} from '@forecourt/schemas/sanity.types';
import type { Written } from '@forecourt/schemas/writing/written';

export type Block = NonNullable<Written<Page>['blocks']>[number];
export type ContentDocument = Written<
  | Announcement
  | BlogPost
  | ChargeTable
  | ConditionFile
  | ContactNumbers
  | Dealership
  | DeliveryTable
  | LeadDelivery
  | Location
  | Manufacturer
  | MessageTemplate
  | Model
  | Navigation
  | Offer
  | OutgoingFeed
  | Page
  | Person
  | Popup
  | PrizeWheel
  | PromoCard
  | Redirect
  | Review
  | Site
  | SiteFeatures
  | Slide
  | PageTrial
  | ServiceJob
  | TradeAdjustment
  | TranslationMetadata
  | Workshop
>;
