import type { Noun } from '@/stock/noun.ts';

/** How `icu-minify` marks a choice by a word. */
const SELECT = 1;

/**
 * Returns compiled texts without the words for kinds of vehicles that a page does not name. Other kinds become
 * 'vehicle', the last case of each text.
 */
export function forNouns<Texts>(texts: Texts, nouns: readonly Noun[]): Texts {
  const names: readonly string[] = [...nouns, 'other'];
  const pruned = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const [argument, type, cases] = part;
      return argument === 'noun' && type === SELECT
        ? [argument, type, withNames(cases as object, (name) => names.includes(name))]
        : part.map(pruned);
    }
    return part !== null && typeof part === 'object' ? withNames(part) : part;
  };
  const withNames = (part: object, isWanted: (name: string) => boolean = () => true) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, each]) => (isWanted(name) ? [[name, pruned(each)]] : [])),
    );
  return pruned(texts) as Texts;
}
