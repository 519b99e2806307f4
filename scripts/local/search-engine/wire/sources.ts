import { BlockList, isIP, isIPv4 } from 'node:net';
import { invalidKey } from './api-error.ts';

/** Ranges of addresses, of either family. */
export type Sources = Pick<BlockList, 'check'>;

/**
 * Reads ranges: `192.168.1.0/24`, `2001:db8::/32`, or single addresses.
 * @throws ApiError 403 for a range that cannot be read: such a key opens nothing
 */
export function readSources(ranges: readonly string[]): Sources {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', length, ...rest] = range.split('/');
    if (isIP(address) === 0 || rest.length > 0) throw invalidKey();
    const most = isIPv4(address) ? 32 : 128;
    const bits = length === undefined ? most : Number(length);
    if (length === '' || !Number.isInteger(bits) || bits < 0 || bits > most) throw invalidKey();
    list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}

/** Whether an address lies in the ranges; an IPv4 address counts as such also where it came by IPv6. */
export function comesFrom(sources: Sources, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && sources.check(plain, familyOf(plain));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
