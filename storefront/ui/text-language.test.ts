import { expect, test } from 'vitest';
import { mergedLanguage, textLanguage } from './text-language.ts';

test('an element names the language of its text where that is not the one of the page', () => {
  expect(textLanguage('en', 'en')).toEqual({});
  expect(textLanguage('zh', 'zh')).toEqual({});
  expect(textLanguage('en', 'zh')).toEqual({ lang: 'en-AU' });
});

test('an element names the direction of its text where that is not the one of the page', () =>
  expect(textLanguage('en', 'ar')).toEqual({ lang: 'en-AU', dir: 'ltr' }));

test('the texts of a merged document are marked as English until it is translated', () => {
  expect(mergedLanguage({}, 'en')).toEqual({});
  expect(mergedLanguage({}, 'ar')).toEqual({ lang: 'en-AU', dir: 'ltr' });
  expect(mergedLanguage({ translation_id: 'offer-ar' }, 'ar')).toEqual({});
});
