import { campaignParams } from '@forecourt/lib/leads/campaign-params';

interface PlainJourney {
  visited: string[];
  params: Record<string, string>;
  /** The only arrival that is known; without script there is no consent to advertising. */
  visit?: Record<'first' | 'last', { at: number; host: string; params: Record<string, string> }>;
}

/**
 * Returns the journey to a form sent without scripts: its page, and the campaign in that page's address.
 * @param page address of the page as sent with the form, null if missing
 */
export function plainJourney({ headers }: Pick<Request, 'headers'>, page: string | null): PlainJourney {
  const referer = URL.parse(headers.get('referer') ?? '');
  const isOwn = referer !== null && referer.host === headers.get('host');
  const pages = [isOwn ? referer.pathname : null, page?.split(/[?#]/, 1)[0]];
  const params = isOwn ? campaignParams(Object.fromEntries(referer.searchParams)) : {};
  const arrival = { at: Date.now(), host: '', params };
  return {
    visited: [...new Set(pages.filter((path): path is string => Boolean(path)))],
    params,
    ...(Object.keys(params).length > 0 && { visit: { first: arrival, last: arrival } }),
  };
}

/** Adds the campaign to a page's address, so that a form that returns to the page still knows it. */
export function withCampaign(page: string, params: Readonly<Record<string, string>>): string {
  if (Object.keys(params).length === 0) return page;
  const [address = '', anchor] = page.split('#');
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams({ ...params, ...Object.fromEntries(new URLSearchParams(query)) });
  return `${path}?${search}${anchor ? `#${anchor}` : ''}`;
}
