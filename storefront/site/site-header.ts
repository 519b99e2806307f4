/** Response header with the slug of the page's site, for metrics and debugging. */
export const SITE_HEADER = 'x-site';
