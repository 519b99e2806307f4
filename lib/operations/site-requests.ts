/** Requests of a site's visitors, counted by one or several storefronts. */
export interface SiteRequests {
  site: string;
  requests: number;
  /** Answers with a status of 500 or more. */
  failed: number;
  seconds: number;
}

const SAMPLE = /^forecourt_site_(requests_total|request_seconds_total)\{([^}]*)\} (\S+)$/gm;
const labelOf = (labels: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(labels)?.[1] ?? '';

/**
 * Adds up the requests of each site.
 * @param texts what `/metrics` of some storefronts said, in Prometheus' text format
 */
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

/** Subtracts an earlier reading; a storefront that restarted in between counts from its start. */
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

/** The mean time of an answer, in milliseconds; 0 without any. */
export const meanMs = ({ requests, seconds }: SiteRequests): number =>
  requests > 0 ? (seconds / requests) * 1_000 : 0;

/** Sites that had visitors, the slowest first. */
export const slowestFirst = (sites: readonly SiteRequests[]): SiteRequests[] =>
  sites.filter(({ requests }) => requests > 0).toSorted((a, b) => meanMs(b) - meanMs(a));
