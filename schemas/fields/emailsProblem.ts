const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Describes what is wrong with a list of email addresses; null if all are valid. */
export function emailsProblem(addresses: readonly string[]): string | null {
  const bad = addresses.find((address) => !EMAIL.test(address));
  return bad === undefined ? null : `'${bad}' is not an email address.`;
}
