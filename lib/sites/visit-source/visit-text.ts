import { SOURCE_KIND_LABELS } from './source-kinds.ts';
import type { Touch, Visit } from './visit.ts';

/** Dates of visits are for orientation, so one time zone serves all sites. */
const TIME_ZONE = 'Australia/Sydney';

/** Returns `ChatGPT (AI assistant)`, or `Google Ads (Campaign: spring)`. */
export function sourceText({ kind, name, campaign }: Omit<Touch, 'at'>): string {
  if (kind === 'direct') return SOURCE_KIND_LABELS.direct;
  const label = SOURCE_KIND_LABELS[kind];
  const of = campaign ? `${label}: ${campaign}` : label;
  return name ? `${name} (${of})` : of;
}

const dateText = (at: string): string =>
  new Date(at).toLocaleDateString('en-AU', {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

const touchText = (touch: Touch): string => `${sourceText(touch)} on ${dateText(touch.at)}`;

/**
 * Returns `First ChatGPT (AI assistant) on 3 Nov 2026, then Google (Search engine) on 5 Nov 2026`.
 * Empty for a visitor who only typed the address.
 */
export function visitText(visit: Visit | null | undefined): string {
  if (!visit) return '';
  const { first, last } = visit;
  if (sourceText(first) === sourceText(last)) return first.kind === 'direct' ? '' : touchText(first);
  return `First ${touchText(first)}, then ${touchText(last)}`;
}
