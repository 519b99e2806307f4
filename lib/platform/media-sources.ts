/** Allowed sources: URL prefixes in which `*` matches anything but a slash, as in imgproxy. */
export interface Sources {
  allows(url: URL): boolean;
  mayBePrivate(url: URL): boolean;
}

/** `https://photos.dealer.example/`; the slash excludes longer host names. */
export const SOURCE = /^https?:\/\/[^/\s,]+\/[^\s,]*$/;

const escapeText = (text: string): string => text.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`);
const prefixPattern = (prefix: string): RegExp =>
  new RegExp(`^${prefix.split('*').map(escapeText).join('[^/]*')}`);

/** @param privately prefixes on hosts that may be private: in tests, or a dealer's */
export function sourcesOf(publicHosts: readonly string[], privately: readonly string[] = []): Sources {
  const [publicOnes, privateOnes] = [publicHosts.map(prefixPattern), privately.map(prefixPattern)];
  const mayBePrivate = ({ href }: URL) => privateOnes.some((prefix) => prefix.test(href));
  return {
    mayBePrivate,
    allows: (url) => mayBePrivate(url) || publicOnes.some((prefix) => prefix.test(url.href)),
  };
}
