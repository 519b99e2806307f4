import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@forecourt/lib/platform/language/languages';
import { messagesOf } from '@forecourt/lib/platform/language/messages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import format from 'icu-minify/format';
import { expect, test } from 'vitest';
import compileMessages from '@/site/compile-messages.ts';
import { forNouns } from './for-nouns.ts';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
const compiledStock = (language: Language) =>
  JSON.parse(compileMessages(JSON.stringify(messagesOf(language).stock)));
const LANGUAGE = fc.constantFrom(...LANGUAGES);
const NOUN = fc.constantFrom('car', 'caravan', 'truck', 'motorcycle', 'vehicle');

test('texts of a page’s own noun stay the same', () => {
  fc.assert(
    fc.property(LANGUAGE, NOUN, fc.nat(200), (language, noun, count) => {
      const stock = forNouns(compiledStock(language), [noun]);
      const text = format(stock.count, LANGUAGE_FACTS[language].locale, { count, noun }, { formatters });
      expect(text).toBe(translatorOf(language, 'stock')('count', { count, noun }));
    }),
  );
});

test('other nouns become vehicles', () => {
  const stock = forNouns(compiledStock('en'), ['caravan']);
  expect(format(stock.nouns, 'en-AU', { noun: 'truck' }, { formatters })).toBe('vehicles');
  expect(JSON.stringify([stock.noun, stock.nouns, stock.count])).not.toContain('motorcycle');
});
