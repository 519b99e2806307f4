export const FORMATS = ['csv', 'json', 'xml'] as const;
export type Format = (typeof FORMATS)[number];
