import { campaignParams } from '@forecourt/lib/leads/campaign';

/** What led to a lead, as far as a browser without script lets its site know. */
interface PlainJourney {
  visited: string[];
  params: Record<string, string>;
}

/**
 * What led to a form that came without script: the page it stands in, and the campaign that the address of that page
 * names. What somebody looked at before, no server is told.
 * @param page address of the page as the form says it, null where it says none
 */
export function plainJourney({ headers }: Pick<Request, 'headers'>, page: string | null): PlainJourney {
  const referer = URL.parse(headers.get('referer') ?? '');
  const isOwn = referer !== null && referer.host === headers.get('host');
  const pages = [isOwn ? referer.pathname : null, page?.split(/[?#]/, 1)[0]];
  return {
    visited: [...new Set(pages.filter((path): path is string => Boolean(path)))],
    params: isOwn ? campaignParams(Object.fromEntries(referer.searchParams)) : {},
  };
}

/** The address of a page with the campaign in it: a form that comes back to its page knows it the next time, too. */
export function withCampaign(page: string, params: Readonly<Record<string, string>>): string {
  if (Object.keys(params).length === 0) return page;
  const [address = '', anchor] = page.split('#');
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams({ ...params, ...Object.fromEntries(new URLSearchParams(query)) });
  return `${path}?${search}${anchor ? `#${anchor}` : ''}`;
}
