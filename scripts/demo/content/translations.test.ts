import { FURTHER_LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { pairTexts } from '@forecourt/lib/sites/translated-texts';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { translationId } from '@forecourt/schemas/writing/translationMetadata';
import { expect, test } from 'vitest';
import { assembleSite } from './assemble.ts';
import { northside } from './northside/site.ts';
import { translations } from './northside/translations/documents.ts';

const documents = assembleSite(northside, { port: 3000 });
const byId = new Map(documents.map((document) => [document._id, document]));

/** The same in each language: names, and the licence line that the law asks for. */
const SAME = [/^Preston$/, /^Epping$/, /^Northside$/, /^Northside Motors \(Vic\)/];

test.each(FURTHER_LANGUAGES)(
  'every text of the translated documents is translated and confirmed (%s)',
  (language) => {
    for (const id of translations.documents) {
      const pairs = pairTexts(byId.get(id)!, byId.get(translationId(id, language))!);
      const untranslated = pairs
        .filter(({ text, translation }) => text === translation && !SAME.some((name) => name.test(text)))
        .map(({ text }) => text);
      expect(untranslated).toEqual([]);
      expect(pairs.filter(({ state }) => state !== 'current')).toEqual([]);
    }
  },
);

test('every text of the table is used', () => {
  const english = translations.documents.flatMap((id) => JSON.stringify(byId.get(id)));
  const unused = translations.texts.filter(
    ([text]) => !english.some((json) => json.includes(JSON.stringify(text))),
  );
  expect(unused).toEqual([]);
});

test('translations keep prices, phone numbers and places as they are in English', () => {
  for (const [english, ...others] of translations.texts)
    for (const fact of english.match(/\$[\d,]+|\d{2} \d{4} \d{4}|CX-5|BT-50|MX-5|Preston|Epping|ABN/g) ?? [])
      for (const text of others) expect(text).toContain(fact);
});

test('each English document has one translation per language', () =>
  expect(documents.filter(isTranslation)).toHaveLength(
    translations.documents.length * FURTHER_LANGUAGES.length,
  ));
