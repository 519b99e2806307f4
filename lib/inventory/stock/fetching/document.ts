// What a feed's document may say, for its form in the studio as for who reads it.

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
export type Separator = keyof typeof SEPARATORS;

/** Whether photos beside the file become those of cars: where the row names none, always, or never. */
export const PHOTO_FILES = ['missing', 'always', 'never'] as const;
export type PhotoFiles = (typeof PHOTO_FILES)[number];

export const DEFAULT_FAILING_HOURS = 26;
