import ipaddr from 'ipaddr.js';

/**
 * Whether an address lies in the public internet: none of this machine, of a network around it, or set aside for other
 * ends. An IPv4 address written as IPv6 is judged as IPv4.
 * @param address IPv4 or IPv6, as `dns.lookup` gives it
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
