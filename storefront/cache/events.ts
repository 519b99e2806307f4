import { z } from 'zod';

const CONTENT_TYPES = [
  'site',
  'siteFeatures',
  'page',
  'blogPost',
  'navigation',
  'dealership',
  'location',
  'manufacturer',
  'model',
  'offer',
  'promoCard',
  'deliveryTable',
  'tradeAdjustment',
  'slide',
  'announcement',
  'popup',
  'prizeWheel',
  'redirect',
  'review',
  'person',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** These values become parts of tags: no braces, which mark placeholders, and no lone surrogates. */
const part = z
  .string()
  .regex(/^[^{}]+$/)
  .transform((text) => text.toWellFormed());

/** Null slugs (the document did not exist before the change, or does not after it) are dropped. */
const slugs = z
  .array(part.nullable())
  .nullish()
  .transform((names) => names?.filter((name) => name !== null) ?? []);
const address = z.string().startsWith('/').max(200).pipe(part).nullish().catch(null);

/** The body of the content webhook (`CONTENT_WEBHOOK` of the schemas): one published document changed. */
export const contentEventSchema = z.object({
  _id: z.string().max(128).pipe(part),
  _type: z.enum(CONTENT_TYPES),
  operation: z.enum(['create', 'update', 'delete']),
  /** Empty for a document that several sites share. */
  sites: slugs,
  previousSites: slugs,
  manufacturers: slugs,
  path: address,
  previousPath: address,
});
export type ContentEvent = z.output<typeof contentEventSchema>;

/** Sites that an event affects without naming them. */
export interface Audience {
  all: readonly string[];
  /** Sites that refer to the document, directly or through their menus, locations or models. */
  referring: readonly string[];
}
