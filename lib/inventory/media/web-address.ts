import { isPrivateHost } from './private-host.ts';

/** Longer ones are cut or refused somewhere between a feed and a browser. */
export const LONGEST_ADDRESS = 2_000;

/** What an address was read as: as browsers write it, or what is wrong with it. */
export type AddressReading = { address: string } | { problem: string };

/**
 * Reads the address of something that a page is to show: a photo, a film, a report.
 * @param text whatever a feed says
 * @param privateHosts names of hosts that may be private; of any other it is a problem
 */
export function readWebAddress(text: string, privateHosts: readonly string[] = []): AddressReading {
  const trimmedText = text.trim();
  if (trimmedText.length > LONGEST_ADDRESS)
    return { problem: `is longer than ${LONGEST_ADDRESS} characters` };
  // `URL` would drop some of them without a word.
  if (/\p{Cc}/u.test(trimmedText)) return { problem: 'holds control characters' };
  const url = /^https?:\/\/[^"<>]+$/i.test(trimmedText) ? URL.parse(trimmedText) : null;
  if (!url) return { problem: 'is not a web address' };
  if (url.username || url.password) return { problem: 'holds a user name or password' };
  if (isPrivateHost(url.hostname) && !privateHosts.includes(url.hostname))
    return { problem: 'has a private host' };
  if (url.href.length > LONGEST_ADDRESS) return { problem: `is longer than ${LONGEST_ADDRESS} characters` };
  return { address: url.href };
}

/** An address as reports and logs may show it: without a user name, a password and its query. */
export function loggableAddress(text: string): string {
  return text.replace(/\/\/[^/?#]*@/, '//…@').replace(/[?#].*$/s, '?…');
}
