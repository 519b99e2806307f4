/** One entry of a feed: where it stands, and what each column says (always text in a CSV). */
export interface Row {
  line: number;
  values: Record<string, unknown>;
}

/** The longest field that is accepted; dealers' comments reach some thousands of characters. */
export const MAX_FIELD_LENGTH = 100_000;
