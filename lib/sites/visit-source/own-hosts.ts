import type { Site } from '../site.ts';

/** Returns the hosts of a site without ports. Visits from them are no arrivals. */
export const ownHosts = ({ url, hosts }: Pick<Site, 'url' | 'hosts'>): string[] => [
  new URL(url).hostname,
  ...hosts.map((host) => host.replace(/:\d+$/, '')),
];
