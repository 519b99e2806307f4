import type { Site } from '@forecourt/lib/sites/site';
import { absolute } from '@/seo/absolute.ts';

/** Where a link was given out, as `utm_medium` and `utm_source`. */
export interface Campaign {
  medium: 'assistant' | 'api';
  source: string;
}

const MOST_CHARACTERS = 40;
/** Browsers accept these in a query, such as `range[price]`, but an answer's schema promises a URI (RFC 3986). */
const NO_URI = /[[\]"<>\\^`{|} ]/g;

/** Returns a client's name as a campaign source: `Claude Desktop` as `claude-desktop`; empty if nothing is left. */
export const campaignSource = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(0, MOST_CHARACTERS)
    .replace(/^[-.]+|[-.]+$/g, '');

/** Returns the full address of a page with its campaign, before any fragment. */
export function campaignUrl(site: Pick<Site, 'url'>, path: string, { medium, source }: Campaign): string {
  const [address = '', ...fragment] = absolute(site, path).replace(NO_URI, encodeURIComponent).split('#');
  const query = new URLSearchParams({ utm_medium: medium, utm_source: source });
  const withQuery = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment.length > 0 ? `${withQuery}#${fragment.join('#')}` : withQuery;
}
