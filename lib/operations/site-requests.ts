export interface SiteRequests {
  site: string;
  requests: number;
  /** Responses with status 500 or higher. */
  failed: number;
  seconds: number;
}

const SAMPLE = /^forecourt_site_(requests_total|request_seconds_total)\{([^}]*)\} (\S+)$/gm;
const labelOf = (labels: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(labels)?.[1] ?? '';

/** Sums up requests by site from responses of `/metrics`. */
export function siteRequests(texts: readonly string[]): SiteRequests[] {
  const sites = new Map<string, SiteRequests>();
  for (const text of texts)
    for (const [, name, labels = '', value] of text.matchAll(SAMPLE)) {
      const site = labelOf(labels, 'site');
      const entry = sites.get(site) ?? { site, requests: 0, failed: 0, seconds: 0 };
      sites.set(site, entry);
      if (name === 'request_seconds_total') entry.seconds += Number(value);
      else {
        entry.requests += Number(value);
        if (labelOf(labels, 'status') === '5xx') entry.failed += Number(value);
      }
    }
  return [...sites.values()];
}

/** Subtracts an earlier reading; a storefront that restarted counts from its start. */
export function requestsBetween(
  before: readonly SiteRequests[],
  after: readonly SiteRequests[],
): SiteRequests[] {
  const earlier = new Map(before.map((entry) => [entry.site, entry]));
  return after.map((entry) => {
    const start = earlier.get(entry.site);
    if (!start || start.requests > entry.requests) return entry;
    return {
      site: entry.site,
      requests: entry.requests - start.requests,
      failed: entry.failed - start.failed,
      seconds: entry.seconds - start.seconds,
    };
  });
}

/** Returns the mean response time in milliseconds; 0 without requests. */
export const meanMs = ({ requests, seconds }: SiteRequests): number =>
  requests > 0 ? (seconds / requests) * 1_000 : 0;

export const slowestFirst = (sites: readonly SiteRequests[]): SiteRequests[] =>
  sites.filter(({ requests }) => requests > 0).toSorted((a, b) => meanMs(b) - meanMs(a));
