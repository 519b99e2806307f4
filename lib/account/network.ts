/**
 * Whom the limits count as one by their address: an IPv6 address is a whole house, of which its owner makes as many as
 * they like.
 */
export const householdOf = (address: string): string =>
  address.includes(':') ? prefixOf(address, 4) : address;

/** The network an address is in, as far as it can be told: 256 addresses of IPv4, one customer of an IPv6 provider. */
export const networkOf = (address: string): string =>
  address.includes(':') ? prefixOf(address, 3) : address.split('.').slice(0, 3).join('.');

/** The first groups of an IPv6 address, with the zeros that `::` stands for. */
function prefixOf(address: string, groups: number): string {
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mappedAddress) return groups === 4 ? mappedAddress : networkOf(mappedAddress);
  const [head = '', tail] = address.toLowerCase().split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [left, right] = [split(head), split(tail)];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
