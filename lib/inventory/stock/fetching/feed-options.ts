// Values in a feed document, shared by the studio's form and the server code that reads it.

export const SEPARATOR_NAMES = ['comma', 'semicolon', 'tab', 'bar'] as const;
export type Separator = (typeof SEPARATOR_NAMES)[number];
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const satisfies Record<
  Separator,
  string
>;

/** When photo files next to the feed file are used: if the row names none, always, or never. */
export const PHOTO_FILES = ['missing', 'always', 'never'] as const;
export type PhotoFiles = (typeof PHOTO_FILES)[number];

export const DEFAULT_FAILING_HOURS = 26;
