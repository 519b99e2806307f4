import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test('an element names the language of its text where that is not the one of the page', () => {
  expect(textLanguage('en', 'en')).toEqual({});
  expect(textLanguage('zh', 'zh')).toEqual({});
  expect(textLanguage('en', 'zh')).toEqual({ lang: 'en-AU' });
});

test('an element names the direction of its text where that is not the one of the page', () =>
  expect(textLanguage('en', 'ar')).toEqual({ lang: 'en-AU', dir: 'ltr' }));
