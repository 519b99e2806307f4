import { FURTHER_LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';

const VEHICLE = { vehicle: '2021 Toyota HiLux', hasStock: 'yes', number: 'A1' };

test('an SMS about a vehicle names it and its stock number', () =>
  expect(translatorOf('en', 'vehicle')('textAbout', VEHICLE)).toBe(
    'Hi, I have a question about the 2021 Toyota HiLux, stock A1: ',
  ));

test('an SMS about a vehicle without a stock number names the vehicle alone', () => {
  const facts = { ...VEHICLE, hasStock: 'no', number: '' };
  expect(translatorOf('en', 'vehicle')('textAbout', facts)).toBe(
    'Hi, I have a question about the 2021 Toyota HiLux: ',
  );
});

test.each(FURTHER_LANGUAGES)('an SMS about a vehicle can be written in %s', (language) => {
  const text = translatorOf(language, 'vehicle')('textAbout', VEHICLE);
  expect(text).toContain('2021 Toyota HiLux');
  expect(text).toContain('A1');
  expect(text).not.toContain('question');
});
