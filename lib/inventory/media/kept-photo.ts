// Photos that came as files, which no host can be asked for again, are kept for as long as a car has them. A vehicle names
// them by addresses of imgproxy's scheme for files, which the image server alone understands.

const SCHEME = 'local:///';
const NAME = /^[\da-f]{64}$/;

/** @param name of a kept photo: 64 hexadecimal digits */
export const keptAddress = (name: string): string => `${SCHEME}${name}`;

/** The name of the kept photo that an address means; null for any other address. */
export function keptName(address: string): string | null {
  const name = address.startsWith(SCHEME) ? address.slice(SCHEME.length) : '';
  return NAME.test(name) ? name : null;
}
