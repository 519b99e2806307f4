import { memoised } from '../../platform/text/memoised.ts';
import { isPrivateHost } from './private-host.ts';

/** Longer URLs are truncated or refused somewhere between feed and browser. */
export const LONGEST_ADDRESS = 2_000;

/** A URL that `URL` would not change, apart from its origin, which is the group. */
const PLAIN = /^(https?:\/\/[a-z\d.:-]+)(?:\/[\w,~-][\w.,~-]*)+(?:\?[\w.,~=&-]*)?$/;

export type AddressReading = { address: string } | { problem: string };

/**
 * Parses the URL of a photo, a video or a report for use on a page.
 *
 * @param privateHosts private hosts to accept
 */
export function readWebAddress(text: string, privateHosts: readonly string[] = []): AddressReading {
  const trimmedText = text.trim();
  if (trimmedText.length > LONGEST_ADDRESS)
    return { problem: `is longer than ${LONGEST_ADDRESS} characters` };
  const plainHost = hostOf(PLAIN.exec(trimmedText)?.[1] ?? '');
  if (plainHost && (!plainHost.isPrivate || privateHosts.includes(plainHost.name)))
    return { address: trimmedText };
  // `URL` would silently drop some of them.
  if (/\p{Cc}/u.test(trimmedText)) return { problem: 'holds control characters' };
  const url = /^https?:\/\/[^"<>]+$/i.test(trimmedText) ? URL.parse(trimmedText) : null;
  if (!url) return { problem: 'is not a web address' };
  if (url.username || url.password) return { problem: 'holds a user name or password' };
  if (isPrivateHost(url.hostname) && !privateHosts.includes(url.hostname))
    return { problem: 'has a private host' };
  if (url.href.length > LONGEST_ADDRESS) return { problem: `is longer than ${LONGEST_ADDRESS} characters` };
  return { address: url.href };
}

/** Returns the host of an origin in the form that `URL` gives it; null for any other text. */
const hostOf = memoised((origin) => {
  const url = URL.parse(origin);
  return url?.origin === origin ? { name: url.hostname, isPrivate: isPrivateHost(url.hostname) } : null;
});

/** Returns a URL for reports and logs, without credentials and query. */
export function loggableAddress(text: string): string {
  return text.replace(/\/\/[^/?#]*@/, '//…@').replace(/[?#].*$/s, '?…');
}
