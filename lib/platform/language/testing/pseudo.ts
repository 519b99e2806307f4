import { IntlMessageFormat } from 'intl-messageformat';
import en from '../messages/en/index.ts';
import { type Ast, LITERAL, type Part, partsOf } from './catalogue.ts';

/** Letters that no text of the product has, by the plain letter that each resembles. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['abcdefghijklmnopqrstuvwxyz', 'áƀçđéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýž'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'],
  ].flatMap(([plain = '', accented = '']) =>
    Array.from(plain).map((letter, index) => [letter, Array.from(accented)[index] ?? letter]),
  ),
);

const VOWEL = /[aeiou]/i;

/** Returns a text with accented letters and each vowel twice, which makes it a third longer. */
const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (LETTERS[letter] ?? letter).repeat(VOWEL.test(letter) ? 2 : 1));

/** The parts of a message with their places in its source. */
const parsedWithPlaces = (message: string): Ast =>
  new IntlMessageFormat(message, 'en-AU', undefined, { captureLocation: true }).getAst();

/** English nouns of vehicles and their articles. Other languages choose words of their own by them. */
const NOUN = /\{(noun|nouns|article)\}/g;

const hasLetters = (part: Part) =>
  part.type === LITERAL && 'value' in part && /[a-z]/i.test(String(part.value));

/**
 * Returns a message of a language that nobody speaks, for tests: "Search {count} cars" is
 * "⟦Šééááŕçĥ {count} çááŕš⟧". Arguments, plural forms, choices and tags stay, but the noun of vehicles is a word of the
 * language. Numbers and symbols alone are the same.
 * @param message in ICU MessageFormat
 * @throws the parser's error
 */
export function pseudoMessage(message: string): string {
  const source = message.replace(NOUN, '{$1, select, other {$1}}');
  const literals = partsOf(parsedWithPlaces(source)).filter(hasLetters);
  if (literals.length === 0) return message;
  const places = literals
    .flatMap(({ location }) => location ?? [])
    .map(({ start, end }) => ({ start: start.offset, end: end.offset }))
    .toSorted((one, other) => one.start - other.start);
  let result = '';
  let done = 0;
  for (const { start, end } of places) {
    result += source.slice(done, start) + accented(source.slice(start, end));
    done = end;
  }
  return `⟦${result}${source.slice(done)}⟧`;
}

/** Returns a catalogue in which `change` was applied to each message. */
export function mapMessages<Result>(
  messages: object,
  change: (message: string) => Result,
): { [key: string]: unknown } {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapMessages(value, change),
    ]),
  );
}

/** Returns all messages of the product in the language of `pseudoMessage`. */
export const pseudoMessages = (): { [key: string]: unknown } => mapMessages(en, pseudoMessage);
