import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGE_FACTS, type Language } from '../languages.ts';
import ar from '../messages/ar/index.ts';
import en from '../messages/en/index.ts';
import vi from '../messages/vi/index.ts';
import zh from '../messages/zh/index.ts';

interface Tree {
  readonly [key: string]: string | Tree | readonly string[];
}
const CATALOGUES: Record<Language, Tree> = { en, zh, vi, ar };

/** Returns all texts of a language by their path, such as `mail.greeting`. */
export function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (tree: object, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      const name = path ? `${path}.${key}` : key;
      if (typeof value === 'string') texts.set(name, value);
      else add(value, name);
    }
  };
  add(CATALOGUES[language], '');
  return texts;
}

export type Ast = ReturnType<IntlMessageFormat['getAst']>;
export type Part = Ast[number];

/** @throws the parser's error for a text that is not in ICU MessageFormat */
const parsed = (text: string, language: Language): Ast =>
  new IntlMessageFormat(text, LANGUAGE_FACTS[language].locale).getAst();

/** All parts of a text, those of its plural forms, choices and tags too. */
export function partsOf(ast: Ast): Part[] {
  return ast.flatMap((part) => [
    part,
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => partsOf(value)) : []),
    ...('children' in part ? partsOf(part.children) : []),
  ]);
}

/** `TYPE` of the parser: literal text, choices, plural forms, `#`, and a tag. */
export const LITERAL = 0;
const [SELECT, PLURAL, POUND, TAG] = [5, 6, 7, 8];

/** Returns the arguments of a text, and its tags as `<b>`. */
export function argumentsOf(text: string, language: Language): Set<string> {
  const names = partsOf(parsed(text, language)).flatMap((part) =>
    part.type === LITERAL || part.type === POUND || !('value' in part)
      ? []
      : [part.type === TAG ? `<${String(part.value)}>` : String(part.value)],
  );
  return new Set(names);
}

/** Returns the arguments of a text that only choose its form: a language without that form leaves them out. */
export function choosersOf(text: string, language: Language): Set<string> {
  const parts = partsOf(parsed(text, language));
  const isChooser = (part: Part) =>
    part.type === SELECT || (part.type === PLURAL && !parts.some(({ type }) => type === POUND));
  const names = parts.flatMap((part) => ('value' in part && isChooser(part) ? [String(part.value)] : []));
  const others = new Set(
    parts.flatMap((part) => ('value' in part && !isChooser(part) ? [String(part.value)] : [])),
  );
  return new Set(names.filter((name) => !others.has(name)));
}

/** Returns the sentences and phrases of a text between its arguments. */
export const phrasesOf = (text: string, language: Language): string[] =>
  partsOf(parsed(text, language)).flatMap((part) =>
    part.type === LITERAL && 'value' in part ? [String(part.value).trim()] : [],
  );
