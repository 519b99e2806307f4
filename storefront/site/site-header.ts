/** Names the site of a response by its slug, for metrics and for debugging. */
export const SITE_HEADER = 'x-site';
