import type { Site } from '@forecourt/lib/sites/site';

/**
 * The one address of a brand on a site. Both `/brands/{slug}` and `/{brand}/overview` open it (ROUTE-42,
 * ROUTE-43); the site of a single brand has no list of brands to stand below, so there the second is its own.
 */
export const brandHref = ({ manufacturer }: Pick<Site, 'manufacturer'>, slug: string): string =>
  manufacturer ? `/${slug}/overview` : `/brands/${slug}`;

export const BRANDS_PATH = '/brands';
export const MODELS_PATH = '/models';
export const DEALERSHIPS_PATH = '/dealerships';
