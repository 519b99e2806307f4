/**
 * An address that nothing has yet: the one wished for, else the same with the first number behind it.
 * @param most characters an address may have
 */
export function freeAddress(wish: string, takenAddresses: ReadonlySet<string>, most = 200): string {
  if (!takenAddresses.has(wish)) return wish;
  const stem = wish === '/' ? '/home' : wish;
  for (let number = 2; ; number++) {
    const address = `${stem.slice(0, most - `-${number}`.length)}-${number}`;
    if (!takenAddresses.has(address)) return address;
  }
}
