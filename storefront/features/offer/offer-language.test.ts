import { expect, test } from 'vitest';
import { offerLanguage } from './offer-language.ts';

test('the texts of an offer are marked as English until it is translated', () => {
  expect(offerLanguage({}, 'en')).toEqual({});
  expect(offerLanguage({}, 'ar')).toEqual({ lang: 'en-AU', dir: 'ltr' });
  expect(offerLanguage({ translation_id: 'offer-ar' }, 'ar')).toEqual({});
});
