import { FeedError } from '../feed-error.ts';

/** The declaration is at the very start, and ASCII in every encoding without a byte order mark. */
const DECLARATION = /^<\?xml\s[^>]*?\bencoding\s*=\s*(["'])([A-Za-z][\w.:-]*)\1/;

/**
 * Returns the encoding in a file's XML declaration, as `TextDecoder` names it (`iso-8859-1` is
 * `windows-1252`).
 *
 * @returns null without a declaration, and for one that wrongly declares UTF-16
 * @throws FeedError for an unknown encoding
 */
export function xmlEncoding(head: Uint8Array): string | null {
  const [, , label] = DECLARATION.exec(new TextDecoder('latin1').decode(head.subarray(0, 1024))) ?? [];
  if (label === undefined) return null;
  let encoding: string;
  try {
    ({ encoding } = new TextDecoder(label));
  } catch (cause) {
    throw new FeedError(
      `The file declares the encoding “${label}”, which is not supported. Set the encoding in the feed's settings. Nothing was changed.`,
      { cause },
    );
  }
  return encoding.startsWith('utf-16') ? null : encoding;
}
