const NOT_TEXT = /[^\P{Cc}\n\t]/gu;
/** Nothing of it is to be cleaned: most of what comes is such text. */
const IS_PLAIN = /^[\n\t -~]*$/;

/**
 * What somebody typed or a browser sent, as it may be kept: no control characters but line breaks and tabs, no
 * half of a surrogate pair, composed (NFC), one kind of line break, nothing blank around it.
 */
export const cleanText = (raw: string): string =>
  IS_PLAIN.test(raw)
    ? raw.trim()
    : raw.replace(/\r\n?/g, '\n').replace(NOT_TEXT, '').toWellFormed().normalize('NFC').trim();

/** The same for what has no lines: a name, an address, the subject of a mail. */
export const cleanLine = (raw: string): string => cleanText(raw).replace(/\s+/gu, ' ');

/** The beginning of a text, cut between two characters, never within one. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
