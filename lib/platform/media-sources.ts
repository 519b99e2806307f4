/** What may be fetched: prefixes of addresses, in which `*` stands for anything but a slash, as imgproxy reads them. */
export interface Sources {
  allows(url: URL): boolean;
  /** Whether this one's host may be on a private network. */
  mayBePrivate(url: URL): boolean;
}

/** `https://photos.dealer.example/`, comma separated; the slash keeps `https://photos.dealer.example.evil` out. */
export const SOURCE = /^https?:\/\/[^/\s,]+\/[^\s,]*$/;

const escapeText = (text: string): string => text.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`);
const prefixPattern = (prefix: string): RegExp =>
  new RegExp(`^${prefix.split('*').map(escapeText).join('[^/]*')}`);

/**
 * @param publicHosts prefixes on public hosts
 * @param privately prefixes on hosts that may be private: of tests, or of a dealer's own network
 */
export function sourcesOf(publicHosts: readonly string[], privately: readonly string[] = []): Sources {
  const [publicOnes, privateOnes] = [publicHosts.map(prefixPattern), privately.map(prefixPattern)];
  const mayBePrivate = ({ href }: URL) => privateOnes.some((prefix) => prefix.test(href));
  return {
    mayBePrivate,
    allows: (url) => mayBePrivate(url) || publicOnes.some((prefix) => prefix.test(url.href)),
  };
}
