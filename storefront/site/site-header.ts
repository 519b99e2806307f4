export const SITE_HEADER = 'x-site';
