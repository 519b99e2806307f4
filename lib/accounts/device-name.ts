const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** What people call the device of a browser, by its user agent; null for one that is not known. */
export const knownDevice = (userAgent: string): string | null =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** The name of the device that somebody is using, by its user agent. */
export const deviceName = (userAgent: string): string => knownDevice(userAgent) ?? 'This device';
