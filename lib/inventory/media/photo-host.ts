import { SOURCE } from '../../platform/media-sources.ts';
import { isPrivateHost } from './private-host.ts';

/** A feed's document names no more hosts than this. */
export const MOST_PHOTO_HOSTS = 20;

/** At least a registered name, such as `dealer.example`, stands behind any `*`. */
const NAMED = /(?:^|\.)[^.*]+\.[^.*]+$/;

/**
 * What is wrong with a host of photos in a feed's document, in words; null for nothing. The image server refuses private addresses
 * again when it connects.
 */
export function photoHostProblem(source: string): string | null {
  if (!SOURCE.test(source))
    return 'Enter an address such as https://photos.dealer.example/, with the slash at its end.';
  const url = URL.parse(source.replaceAll('*', 'x'));
  if (!url || url.username || url.password) return 'Enter an address without a user name or password.';
  const host = source.replace(/^https?:\/\//, '').replace(/[:/].*$/s, '');
  if (isPrivateHost(url.hostname)) return 'Photos are never fetched from a private network.';
  if (host.includes('*') && !NAMED.test(host))
    return 'A * stands for part of a name: https://*.dealer.example/.';
  return null;
}
