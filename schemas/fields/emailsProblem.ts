const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with a list of addresses; null when each is one. */
export function emailsProblem(addresses: readonly string[]): string | null {
  const bad = addresses.find((address) => !EMAIL.test(address));
  return bad === undefined ? null : `'${bad}' is not an email address.`;
}
