// Photos delivered as files cannot be fetched again, so they are kept while a car uses them. Vehicles refer
// to them by imgproxy's scheme for local files, which only the image server resolves.

const SCHEME = 'local:///';
const NAME = /^[\da-f]{64}$/;

/** @param name of a stored photo: 64 hexadecimal digits */
export const keptAddress = (name: string): string => `${SCHEME}${name}`;

/** Returns the name of the stored photo at an address; null for any other address. */
export function keptName(address: string): string | null {
  const name = address.startsWith(SCHEME) ? address.slice(SCHEME.length) : '';
  return NAME.test(name) ? name : null;
}
