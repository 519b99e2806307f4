import { BlockList, isIP, isIPv4 } from 'node:net';
import { invalidKey } from './api-error.ts';

export type Sources = Pick<BlockList, 'check'>;

/**
 * Parses ranges: `192.168.1.0/24`, `2001:db8::/32`, or single addresses.
 * @throws ApiError 403 for an invalid range, which makes the key useless
 */
export function readSources(ranges: readonly string[]): Sources {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', length, ...rest] = range.split('/');
    if (isIP(address) === 0 || rest.length > 0) throw invalidKey();
    const maxBits = isIPv4(address) ? 32 : 128;
    const bits = length === undefined ? maxBits : Number(length);
    if (length === '' || !Number.isInteger(bits) || bits < 0 || bits > maxBits) throw invalidKey();
    list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}

/** Returns whether an address is in the ranges; an IPv4 address mapped to IPv6 counts as IPv4. */
export function includesAddress(sources: Sources, address: string): boolean {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plainAddress) !== 0 && sources.check(plainAddress, familyOf(plainAddress));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
