import { SOURCE } from '../../platform/media-sources.ts';
import { isPrivateHost } from './private-host.ts';

export const MOST_PHOTO_HOSTS = 20;

/** A `*` must be followed by at least a registered domain, such as `dealer.example`. */
const NAMED = /(?:^|\.)[^.*]+\.[^.*]+$/;

/** Returns what is wrong with a photo host in a feed's document; private ones are refused on connecting too. */
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
