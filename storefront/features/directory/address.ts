import type { Site } from '@forecourt/lib/sites/site';

/**
 * Returns the canonical address of a brand. `/brands/{slug}` and `/{brand}/overview` both open it
 * (ROUTE-42, ROUTE-43); a single-brand site has no list of brands, so it uses the second.
 */
export const brandHref = ({ manufacturer }: Pick<Site, 'manufacturer'>, slug: string): string =>
  manufacturer ? `/${slug}/overview` : `/brands/${slug}`;

export const BRANDS_PATH = '/brands';
export const MODELS_PATH = '/models';
export const DEALERSHIPS_PATH = '/dealerships';
