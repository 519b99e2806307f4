/** Names the site of a page by its slug: for the metrics of the server, and for whoever looks at an answer. */
export const SITE_HEADER = 'x-site';
