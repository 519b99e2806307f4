// What a feed's document may say, for its form in the studio as for who reads it.

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
export type Separator = keyof typeof SEPARATORS;

export const DEFAULT_FAILING_HOURS = 26;
