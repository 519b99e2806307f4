import { expect, test } from 'vitest';
import { confirmationOf } from '../../sites/translated-texts.ts';
import { reportedSiteSchema } from './reported-site.ts';
import { checkTranslations } from './translation-checks.ts';

const site = { _ref: 'site-a' };
const english = { _id: 'popup', _type: 'popup', title: 'Sale', text: 'All cars', site };
const vietnamese = { ...english, _id: 'popup-vi', language: 'vi', title: 'Giảm giá' };
const linked = { english: 'popup', translations: [{ language: 'vi', id: 'popup-vi' }] };

function findings(languages: string[], contents: object[], translations: object[] = []) {
  const reported = reportedSiteSchema.parse({
    id: 'site-a',
    slug: 'a',
    settings: { languages },
    features: null,
    contents,
    translations,
  });
  if (!reported) throw new Error('no site');
  const found = checkTranslations(reported).map(({ check, named }) => [
    check,
    named.map(({ detail }) => detail),
  ]);
  return Object.fromEntries(found) as Record<string, string[]>;
}

test('a site in English only lacks no translation', () =>
  expect(findings([], [english])).toEqual({ textsOutdated: [], textsUntranslated: [] }));

test('each document without a translation is reported for each language', () =>
  expect(findings(['vi', 'ar'], [english, vietnamese], [linked])).toEqual({
    textsOutdated: [],
    textsUntranslated: ['Vietnamese: 1 text in English', 'Arabic: not translated'],
  }));

test('a translation whose English text has changed is reported as out of date', () => {
  const translation = { ...vietnamese, text: 'Mọi xe' };
  const confirmed = { ...translation, translatedFrom: confirmationOf(english, translation) };
  const changed = { ...english, text: 'All used cars' };
  expect(findings(['vi'], [changed, confirmed], [linked])).toEqual({
    textsOutdated: ['Vietnamese: 1 text out of date'],
    textsUntranslated: [],
  });
});
