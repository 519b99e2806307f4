import { siteTerms } from '@forecourt/lib/inventory/search/sentence/languages/site-terms.server';
import { SAMPLE_VOCABULARY } from '@forecourt/lib/inventory/search/sentence/sample-vocabulary';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { FURTHER_LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { expect, test } from 'vitest';
import { exampleFacts, exampleSentence } from './example-sentence.ts';

type Stock = Parameters<typeof exampleFacts>[0];

const exampleOf = (stock: Stock, language: Parameters<typeof exampleSentence>[1] = 'en'): string => {
  const facts = exampleFacts(stock);
  return facts ? exampleSentence(facts, language) : '';
};

const WHITE_SUVS: Stock = {
  bodies: { ute: 30, suv: 90 },
  colours: { Red: 4, White: 60 },
  prices: { min: 9_000, max: 120_000, avg: 41_200 },
};

test('suggests an example search that is understood', () => {
  const vehicles = exampleOf(WHITE_SUVS);
  expect(vehicles).toBe('white SUV under $45,000');
  expect(understand(vehicles, SAMPLE_VOCABULARY).rest).toBe('');
  expect(
    exampleOf({
      bodies: { caravan: 20, offRoadCaravan: 31 },
      colours: { Silver: 9 },
      prices: { min: 60_000, max: 100_000 },
    }),
  ).toBe('silver off-road caravan under $80,000');
});

test('leaves out values that the stock lacks', () => {
  expect(exampleOf({ bodies: {}, colours: { White: 1 }, prices: undefined })).toBe('');
  expect(exampleOf({ bodies: { van: 2 }, colours: {}, prices: { min: 0, max: 0 } })).toBe('van');
});

test.each(FURTHER_LANGUAGES)('suggests an example search in %s that means the same', (language) => {
  const vocabulary = { ...SAMPLE_VOCABULARY, languages: siteTerms([language], SAMPLE_VOCABULARY) };
  for (const body of ['suv', 'ute', 'sedan', 'hatch', 'wagon'])
    for (const colour of ['White', 'Black', 'Grey', 'Silver', 'Blue', 'Red']) {
      const sentence = exampleOf(
        { bodies: { [body]: 1 }, colours: { [colour]: 1 }, prices: { avg: 41_200 } },
        language,
      );
      const { state, rest } = understand(sentence, vocabulary);
      expect(rest, sentence).toBe('');
      expect(state.lists, sentence).toMatchObject({ simple_body: [body], colour: [colour] });
      expect(state.ranges.price, sentence).toMatchObject({ max: 45_000 });
    }
});
