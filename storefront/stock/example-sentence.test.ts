import { SAMPLE_VOCABULARY } from '@forecourt/lib/inventory/search/sentence/sample-vocabulary';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { expect, test } from 'vitest';
import { exampleSentence } from './example-sentence.ts';

test('suggests an example search that is understood', () => {
  const vehicles = exampleSentence({
    bodies: { ute: 30, suv: 90 },
    colours: { Red: 4, White: 60 },
    prices: { min: 9_000, max: 120_000, avg: 41_200 },
  });
  expect(vehicles).toBe('white SUV under $45,000');
  expect(understand(vehicles, SAMPLE_VOCABULARY).rest).toBe('');
  expect(
    exampleSentence({
      bodies: { caravan: 20, offRoadCaravan: 31 },
      colours: { Silver: 9 },
      prices: { min: 60_000, max: 100_000 },
    }),
  ).toBe('silver off-road caravan under $80,000');
});

test('leaves out values that the stock lacks', () => {
  expect(exampleSentence({ bodies: {}, colours: { White: 1 }, prices: undefined })).toBe('');
  expect(exampleSentence({ bodies: { van: 2 }, colours: {}, prices: { min: 0, max: 0 } })).toBe('van');
});
