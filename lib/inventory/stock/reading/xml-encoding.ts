import { FeedError } from '../feed-error.ts';

/** The XML declaration stands at the very beginning and is ASCII in every encoding that has no byte order mark. */
const DECLARATION = /^<\?xml\s[^>]*?\bencoding\s*=\s*(["'])([A-Za-z][\w.:-]*)\1/;

/**
 * The encoding that a file's XML declaration names, as `TextDecoder` calls it: `iso-8859-1` is `windows-1252` to it, as
 * to every browser.
 * @param head the file's first bytes
 * @returns null for a file without such a declaration, and for one that says UTF-16 and is not, as its letters show
 * @throws FeedError for an encoding that nobody knows
 */
export function xmlEncoding(head: Uint8Array): string | null {
  const [, , label] = DECLARATION.exec(new TextDecoder('latin1').decode(head.subarray(0, 1024))) ?? [];
  if (label === undefined) return null;
  let encoding: string;
  try {
    ({ encoding } = new TextDecoder(label));
  } catch (cause) {
    throw new FeedError(
      `The file declares the encoding “${label}”, which is not known. Say which it is in the feed's settings. Nothing was changed.`,
      { cause },
    );
  }
  return encoding.startsWith('utf-16') ? null : encoding;
}
