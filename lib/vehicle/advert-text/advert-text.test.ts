import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../sample-vehicle.ts';
import { checkText, sentencesOf } from './check.ts';
import { advertFacts } from './facts.ts';
import { TEXT_KINDS, VOICES, writeFromFacts } from './write.ts';

const RULES = {
  timeZone: 'Australia/Brisbane',
  regoExpiredText: '',
  prices: { noPriceText: 'Enquire for price.', formerPriceDays: null, subscription: null },
};
const NOW = new Date('2026-11-30T00:00:00Z');
const VEHICLE = sampleVehicle({
  badge: 'SR5',
  colour: 'Glacier White',
  interior_colour: 'black',
  seats: 5,
  doors: 4,
  trans: 'Automatic',
  drive: '4x4',
  engine_size_litres: 2.8,
  vin: 'MR0HA3CD100123451',
  regplate: '123ABC',
  location_name: 'Sample Motors',
  city: 'Brisbane',
  price_type: 'Drive away',
  standardEquipment: ['Tow bar', 'Reversing camera', 'Apple CarPlay', 'Reversing camera'],
  variant: { towingcapacitybraked: 3500, ancaprating: 5 },
});
const FACTS = advertFacts(VEHICLE, RULES, NOW);

describe('facts', () => {
  test('are those of the page, with price and equipment, each once', () => {
    const values = FACTS.map(({ value }) => value);
    expect(values).toEqual(
      expect.arrayContaining(['2021 Toyota HiLux SR5', '45,200 km', 'Tow bar', 'Sample Motors, Brisbane']),
    );
    expect(values.filter((value) => value === 'Reversing camera')).toHaveLength(1);
    expect(new Set(FACTS.map(({ key }) => key)).size).toBe(FACTS.length);
  });

  test('leave out what identifies the vehicle', () => {
    expect(JSON.stringify(FACTS)).not.toMatch(/MR0HA3CD100123451|123ABC/);
  });
});

describe('templates', () => {
  test('write a description whose sentences name their facts', () => {
    const sentences = writeFromFacts(FACTS, { kind: 'description', voice: 'friendly' });
    expect(sentences[0]).toEqual({
      text: 'Come and see this 2021 Toyota HiLux SR5 at Sample Motors, Brisbane.',
      facts: ['name', 'place'],
    });
    expect(sentences.map(({ text }) => text)).toContain(
      'It comes with Tow bar, Reversing camera and Apple CarPlay.',
    );
    expect(sentences.at(-1)?.facts).toEqual(['price']);
  });

  test('write only what is known', () => {
    const bare = advertFacts(sampleVehicle({ km: null, price: null }), RULES, NOW);
    for (const voice of VOICES) {
      const keys = writeFromFacts(bare, { kind: 'description', voice }).flatMap(({ facts }) => facts);
      expect(keys).toEqual(['name', 'place']);
    }
  });

  test('write a short advertisement', () => {
    const advert = writeFromFacts(FACTS, { kind: 'advert', voice: 'plain' });
    expect(advert.map(({ facts }) => facts)).toEqual([['name', 'place'], ['odometer'], ['price']]);
  });

  test.each(VOICES.flatMap((voice) => TEXT_KINDS.map((kind) => [voice, kind] as const)))(
    'pass the check themselves: %s %s',
    (voice, kind) => {
      const text = writeFromFacts(FACTS, { kind, voice })
        .map((sentence) => sentence.text)
        .join(' ');
      expect(checkText(text, FACTS).refused).toEqual([]);
    },
  );
});

describe('checking a text', () => {
  const refusedOf = (text: string) => checkText(text, FACTS).refused.map(({ unsourced }) => unsourced);

  test('links each sentence to the facts it states', () => {
    const { sentences, refused } = checkText(
      'This HiLux has 45,200 km on the odometer. It has a tow bar and Apple CarPlay.',
      FACTS,
    );
    expect(refused).toEqual([]);
    expect(sentences.map(({ facts }) => facts)).toEqual([
      ['name', 'odometer'],
      ['equipment-1', 'equipment-3'],
    ]);
  });

  test.each([
    ['It has 45,000 km on the odometer.', ['45000']],
    ['It has a sunroof.', ['sunroof']],
    ['It has heated seats.', ['heated']],
    ['It has seven seats.', ['seven']],
    ['It has 7 seats.', ['7']],
    ['One owner.', ['One owner', 'owner']],
    ['Full service history.', ['full', 'service', 'history']],
    ['The best HiLux in Brisbane.', ['best']],
    ['It has a 5-year warranty.', ['5', 'year', 'warranty']],
    ['Like new.', ['Like new']],
  ])('refuses %s', (text, unsourced) => {
    expect(refusedOf(text)[0]).toEqual(expect.arrayContaining(unsourced));
  });

  test('refuses a number that belongs to another fact', () => {
    expect(refusedOf('It has 4 seats.')).toEqual([['4']]);
    expect(refusedOf('It has 5 seats.')).toEqual([]);
  });

  test('never passes a number that no fact has', () => {
    const known = new Set(FACTS.flatMap(({ value }) => value.match(/[\d.]+/g) ?? []).map(Number));
    for (const { value } of FACTS)
      for (const figures of value.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
        known.add(Number(figures.replaceAll(',', '')));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...FACTS), (number, fact) => {
        fc.pre(!known.has(number));
        expect(checkText(`The ${fact.label} is ${number} ${fact.value}`, FACTS).sentences).toEqual([]);
      }),
    );
  });

  test('never passes a word that no fact has and that is not neutral', () => {
    const invented = fc.stringMatching(/^[b-z]{4}x[q-z]{3}$/);
    fc.assert(
      fc.property(invented, (word) => {
        expect(checkText(`It has a ${word}.`, FACTS).sentences).toEqual([]);
      }),
    );
  });

  test('splits sentences at points, not in numbers', () => {
    expect(sentencesOf('It has 2.8 L. It tows.\n- Tow bar')).toEqual([
      'It has 2.8 L.',
      'It tows.',
      'Tow bar',
    ]);
  });
});
