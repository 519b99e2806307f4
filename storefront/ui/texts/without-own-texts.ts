/**
 * Returns the texts of values that are not their own text, as most are in English. For texts whose readers fall back
 * to the value.
 */
export const withoutOwnTexts = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([value, text]) => text !== value)) as Texts;
