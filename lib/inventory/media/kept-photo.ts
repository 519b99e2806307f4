// Photos delivered as files cannot be fetched again, so they are kept while a car uses them. Vehicles refer
// to them by imgproxy's scheme for local files.

const SCHEME = 'local:///';
const NAME = /^(?:[\da-f]{2}\/)?([\da-f]{64})$/;

/** The address in a vehicle's record. */
export const keptAddress = (name: string): string => `${SCHEME}${name}`;

/** The address to sign: the photo's path in the folder `kept/files`, which imgproxy can read too. */
export const keptSource = (name: string): string => `${SCHEME}${name.slice(0, 2)}/${name}`;

/** Returns the name of the stored photo at either address; null for any other address. */
export const keptName = (address: string): string | null =>
  address.startsWith(SCHEME) ? (NAME.exec(address.slice(SCHEME.length))?.[1] ?? null) : null;
