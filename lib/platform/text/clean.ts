const NOT_TEXT = /[^\P{Cc}\n\t]/gu;
/** Fast path: most input needs no cleaning. */
const IS_PLAIN = /^[\n\t -~]*$/;

/** Cleans input for storage: no control characters or lone surrogates; NFC, `\n`, trimmed. */
export const cleanText = (raw: string): string =>
  IS_PLAIN.test(raw)
    ? raw.trim()
    : raw.replace(/\r\n?/g, '\n').replace(NOT_TEXT, '').toWellFormed().normalize('NFC').trim();

/** Cleans single-line input, such as a name or a mail subject. */
export const cleanLine = (raw: string): string => cleanText(raw).replace(/\s+/gu, ' ');

/** Cuts a text without splitting a surrogate pair. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
