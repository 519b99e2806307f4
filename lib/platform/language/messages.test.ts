import { describe, expect, test } from 'vitest';
import { ENGLISH, FURTHER_LANGUAGES, LANGUAGES } from './languages.ts';
import { argumentsOf, choosersOf, textsOf } from './testing/catalogue.ts';

const english = textsOf(ENGLISH);

/**
 * Arguments that a language may leave out: the noun, where it has one word for all vehicles, an article, and one of
 * the two ways to write a month.
 */
const OPTIONAL: readonly string[] = ['noun', 'article', 'month', 'monthName'];

test('finds the arguments of a text, those of its plural forms too', () => {
  const text = '{name} has {count, plural, one {# <b>car</b>} other {# cars at {place}}}';
  expect([...argumentsOf(text, ENGLISH)].toSorted()).toEqual(['<b>', 'count', 'name', 'place']);
  expect(() => argumentsOf('{name', ENGLISH)).toThrow('EXPECT_ARGUMENT');
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('are all there and not empty', () => {
    const empty = [...textsOf(language)].filter(([, text]) => text.trim() === '').map(([path]) => path);
    expect(empty).toEqual([]);
  });

  test('are in ICU MessageFormat', () => {
    for (const [path, text] of textsOf(language))
      expect(() => argumentsOf(text, language), `${language} ${path}`).not.toThrow();
  });
});

describe.each(FURTHER_LANGUAGES)('the texts in %s', (language) => {
  test('have the keys of the English ones', () => {
    expect([...textsOf(language).keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('have the arguments of the English ones', () => {
    const wrong = [...textsOf(language)].flatMap(([path, text]) => {
      const own = argumentsOf(text, language);
      const wanted = argumentsOf(english.get(path) ?? '', ENGLISH);
      const choosers = choosersOf(english.get(path) ?? '', ENGLISH);
      const missing = [...wanted].filter(
        (name) => !own.has(name) && !choosers.has(name) && !OPTIONAL.includes(name),
      );
      const unknown = [...own].filter((name) => !wanted.has(name) && !OPTIONAL.includes(name));
      return missing.length + unknown.length > 0 ? [`${path}: ${[...missing, ...unknown].join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
