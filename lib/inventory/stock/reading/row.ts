/** One entry of a feed: its position, and the value of each column (always text in a CSV). */
export interface Row {
  line: number;
  values: Record<string, unknown>;
}

/** Maximum length of a field; dealers' comments have several thousand characters. */
export const MAX_FIELD_LENGTH = 100_000;

/** XML and JSON: columns with this prefix are values of an element that encloses the entry, `$.Dealer@id`. */
export const ENCLOSING = '$.';
