import { z } from 'zod';

const CONTENT_TYPES = [
  'site',
  'siteFeatures',
  'page',
  'navigation',
  'dealership',
  'location',
  'manufacturer',
  'model',
  'offer',
  'promoCard',
  'slide',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** What the content webhook says (`CONTENT_WEBHOOK` of the schemas): one published document changed. */
export const contentEventSchema = z.object({
  _id: z.string().min(1).max(128),
  _type: z.enum(CONTENT_TYPES),
  operation: z.enum(['create', 'update', 'delete']),
  /** Sites the document says it belongs to; null for one that sites share. */
  sites: z
    .array(z.string().nullable())
    .nullish()
    .transform((sites) => sites?.filter((site) => site !== null) ?? null),
  manufacturer: z.string().nullish(),
  path: z.string().startsWith('/').max(200).nullish().catch(null),
  previousPath: z.string().startsWith('/').max(200).nullish().catch(null),
});
export type ContentEvent = z.output<typeof contentEventSchema>;

/** Who is concerned, as far as the event does not say it itself. */
export interface Audience {
  /** Slugs of all sites. */
  all: readonly string[];
  /** Sites that refer to the document, directly or through their menus, locations or models. */
  referring: readonly string[];
}
