/**
 * Returns the wanted address if it is free, or else the address with the first free number appended.
 * @param most maximum length of an address
 */
export function freeAddress(wish: string, takenAddresses: ReadonlySet<string>, most = 200): string {
  if (!takenAddresses.has(wish)) return wish;
  const stem = wish === '/' ? '/home' : wish;
  for (let number = 2; ; number++) {
    const address = `${stem.slice(0, most - `-${number}`.length)}-${number}`;
    if (!takenAddresses.has(address)) return address;
  }
}
