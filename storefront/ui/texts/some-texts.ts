/** Returns the texts with the keys that are wanted. */
export const someTexts = <Texts extends object>(texts: Texts, isWanted: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key))) as Texts;
