import { cleanLine, cutText } from '../../platform/text/clean.ts';
import type { ClickId } from './click-ids.ts';
import { KNOWN_SOURCES, type KnownSource, RETURN_HOSTS } from './known-sources.ts';
import type { SourceKind } from './source-kinds.ts';

export interface VisitSource {
  kind: SourceKind;
  /** For example `ChatGPT`, or the host of an unknown website; empty for direct visits. */
  name: string;
  /** `utm_campaign`; null without one. */
  campaign: string | null;
}

const MOST_NAME = 60;

/** The advertising network of each click id. `fbclid` is also on links that nobody paid for. */
const NETWORKS: readonly (readonly [ClickId, KnownSource['kind'], string])[] = [
  ['gclid', 'campaign', 'Google Ads'],
  ['gbraid', 'campaign', 'Google Ads'],
  ['wbraid', 'campaign', 'Google Ads'],
  ['msclkid', 'campaign', 'Microsoft Advertising'],
  ['ttclid', 'campaign', 'TikTok Ads'],
  ['fbclid', 'social', 'Facebook'],
];

/** Kinds named by `utm_medium`: ours for feeds and agents, the usual ones for others. */
const MEDIUMS: Readonly<Record<string, SourceKind>> = {
  assistant: 'assistant',
  feed: 'feed',
  'product-feed': 'feed',
  'vehicle-ads': 'feed',
  email: 'mail',
  'e-mail': 'mail',
  mail: 'mail',
  newsletter: 'mail',
  social: 'social',
  classified: 'classified',
  classifieds: 'classified',
  organic: 'search',
};

/**
 * Returns where a visit came from, or null if it came from another page of the site, or back from paying.
 * Campaign parameters outweigh the referrer, because whoever made the link chose them.
 * @param visit.referrer the referring page's address, or its origin; empty if the browser sent none
 * @param visit.query parameters of the address on which the visit began
 * @param visit.ownHosts hosts of the site, without a port
 */
export function sourceOf({
  referrer,
  query,
  ownHosts,
}: {
  referrer: string;
  query: Readonly<Record<string, string>>;
  ownHosts: readonly string[];
}): VisitSource | null {
  const host = hostOf(referrer);
  const campaign = textOf(query, 'utm_campaign') || null;
  const labelled = labelledSource(query, host);
  if (labelled) return { ...labelled, campaign };
  if (host === null) return { kind: 'direct', name: '', campaign: null };
  if (ownHosts.includes(host) || RETURN_HOSTS.includes(host)) return null;
  const known = byHost(host);
  return known
    ? { kind: known.kind, name: known.name, campaign: null }
    : { kind: 'referral', name: cutText(host.replace(/^www\./, ''), MOST_NAME), campaign: null };
}

/** Returns the source that the address itself states, by campaign parameters or a click id. */
function labelledSource(
  query: Readonly<Record<string, string>>,
  host: string | null,
): Pick<VisitSource, 'kind' | 'name'> | null {
  const source = textOf(query, 'utm_source');
  const medium = textOf(query, 'utm_medium').toLowerCase();
  const known = source ? bySource(source) : null;
  const name = known?.name ?? source;
  const network = NETWORKS.find(([id]) => query[id]);
  if (Object.hasOwn(MEDIUMS, medium) && name) return { kind: MEDIUMS[medium] ?? 'campaign', name };
  if (known?.kind === 'assistant' || known?.kind === 'classified') return { kind: known.kind, name };
  if (network && network[1] === 'campaign') return { kind: 'campaign', name: network[2] };
  if (name || medium || query.utm_campaign) {
    const referring = host === null ? null : byHost(host);
    return { kind: 'campaign', name: name || referring?.name || medium };
  }
  if (network) return { kind: network[1], name: network[2] };
  return null;
}

/** Returns a parameter as one short line; empty if it contains an email address. */
function textOf(query: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  if (!value || value.includes('@')) return '';
  return cutText(cleanLine(value), MOST_NAME).trim();
}

function hostOf(referrer: string): string | null {
  const host = URL.parse(referrer)?.hostname.toLowerCase().replace(/\.$/, '');
  return host || null;
}

const bySource = (source: string): KnownSource | null =>
  KNOWN_SOURCES.find(({ sources }) => sources.includes(source.toLowerCase())) ?? null;

const byHost = (host: string): KnownSource | null =>
  KNOWN_SOURCES.find(({ hosts }) => hosts.some((pattern) => matches(host, pattern))) ?? null;

function matches(host: string, pattern: string): boolean {
  if (!pattern.endsWith('.*')) return host === pattern || host.endsWith(`.${pattern}`);
  // `google.com.au` and `www.google.fr`, but not `google.example.com`.
  const label = pattern.slice(0, -2);
  return new RegExp(String.raw`(?:^|\.)${label}\.(?:com?\.)?[a-z]{2,3}$`).test(host);
}
