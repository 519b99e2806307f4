import { isPrivateHost } from './private-host.ts';

/** Longer URLs are truncated or refused somewhere between feed and browser. */
export const LONGEST_ADDRESS = 2_000;

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

/** Returns a URL for reports and logs, without credentials and query. */
export function loggableAddress(text: string): string {
  return text.replace(/\/\/[^/?#]*@/, '//…@').replace(/[?#].*$/s, '?…');
}
