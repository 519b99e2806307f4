import { z } from 'zod';

const CONTENT_TYPES = [
  'site',
  'siteFeatures',
  'page',
  'pageTrial',
  'blogPost',
  'navigation',
  'dealership',
  'location',
  'manufacturer',
  'model',
  'offer',
  'promoCard',
  'deliveryTable',
  'chargeTable',
  'outgoingFeed',
  'tradeAdjustment',
  'workshop',
  'serviceJob',
  'conditionFile',
  'slide',
  'announcement',
  'popup',
  'prizeWheel',
  'redirect',
  'review',
  'person',
  'lawConfirmation',
  'translation.metadata',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Tags are built from these strings: braces mark placeholders, and a lone surrogate is not valid text. */
const part = z
  .string()
  .regex(/^[^{}]+$/)
  .transform((text) => text.toWellFormed());

/** Slugs; empty for a document that did not exist before the change or does not exist after it. */
const slugs = z
  .array(part.nullable())
  .nullish()
  .transform((names) => names?.filter((name) => name !== null) ?? []);
const address = z.string().startsWith('/').max(200).pipe(part).nullish().catch(null);

/** The content webhook's payload (`CONTENT_WEBHOOK` of the schemas): one published document changed. */
export const contentEventSchema = z.object({
  _id: z.string().max(128).pipe(part),
  _type: z.enum(CONTENT_TYPES),
  operation: z.enum(['create', 'update', 'delete']),
  /** The document's sites now and before; empty for one that sites share. */
  sites: slugs,
  previousSites: slugs,
  manufacturers: slugs,
  /** Of a translation; null for a document in English. */
  language: z.string().nullish().catch(null),
  path: address,
  previousPath: address,
});
export type ContentEvent = z.output<typeof contentEventSchema>;

/** The sites that an event affects but does not name. */
export interface Audience {
  all: readonly string[];
  /** Sites that refer to the document, directly or through their menus, locations or models. */
  referring: readonly string[];
  /** English documents of which the document is a translation, or whose translations it lists. */
  translated?: readonly { id: string; path: string | null }[];
}
