import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_VOCABULARY } from './sample-vocabulary.ts';
import { wordsOf } from './tokens.ts';
import { understand } from './understand.ts';
import { EMPTY_VOCABULARY } from './vocabulary.ts';
import { FILLER_WORDS, NEGATIONS, NICKNAMES, WORDINGS } from './wordings.ts';

/**
 * Returns a short form: lists as `key=a|b`, ranges as `key=min:max`, then sort, place and remaining words.
 */
function said(sentence: string, vocabulary = SAMPLE_VOCABULARY): string {
  const { state, rest } = understand(sentence, vocabulary);
  return [
    ...Object.entries(state.lists).map(([key, values]) => `${key}=${values.join('|')}`),
    ...Object.entries(state.ranges).map(([key, { min, max }]) => `${key}=${min ?? ''}:${max ?? ''}`),
    ...Object.entries(state.without).map(([key, values]) => `not ${key}=${values.join('|')}`),
    ...(state.sort ? [`sort=${state.sort}`] : []),
    ...(state.near === null ? [] : [`near=${state.near}`]),
    ...(rest ? [`rest=${rest}`] : []),
  ].join(' ');
}

describe('plain sentences', () => {
  test.each([
    [
      'white automatic ute under 40k with towbar near Caboolture',
      'colour=White simple_transmission=Automatic simple_body=ute filtered_features=Tow bar price=:40000 sort=distance near=Caboolture',
    ],
    ['I am looking for a red Mazda please', 'colour=Red make=Mazda rest=am'],
    // Makes, nicknames, and models written joined or apart
    ['vw golf', 'make=Volkswagen model=Golf'],
    ['a merc or a chev', 'make=Mercedes-Benz|Chevrolet'],
    ['beemer x5', 'make=BMW model=X5'],
    ['great wall cannon', 'make=GWM model=Cannon'],
    ['land cruiser', 'model=LandCruiser'],
    ['landcruiser prado', 'model=LandCruiser Prado'],
    ['prado', 'model=LandCruiser Prado'],
    ['cx5', 'model=CX-5'],
    ['cx 5', 'model=CX-5'],
    ['hi lux', 'model=HiLux'],
    ['HI-LUX', 'model=HiLux'],
    ['mazda 3', 'model=Mazda3'],
    ['jolion', 'model=Haval Jolion'],
    ['corolla cross', 'model=Corolla Cross'],
    ['toyota 86', 'make=Toyota model=86'],
    ['peugeot 2008', 'make=Peugeot model=2008'],
    ['new age road owl', 'make=New Age model=Road Owl'],
    ['mustang mach e', 'model=Mustang Mach-E'],
    ['hilux sr5', 'model=HiLux badge=SR5'],
    ['sport', 'rest=sport'],
    ['mazda gt line', 'make=Mazda badge=GT-Line'],
    ['dual cab', 'simple_body=ute'],
    ['station wagon', 'simple_body=wagon'],
    ['hatchback', 'simple_body=hatch'],
    ['people mover', 'simple_body=peopleMover'],
    ['pop top caravan', 'simple_body=popTop'],
    ['caravan', 'item_type=caravan'],
    // Transmission, fuel, drive, condition, seats
    ['manual diesel 4wd', 'simple_transmission=Manual simple_fuel=Diesel simple_drive=4WD'],
    ['auto awd hybrid', 'simple_transmission=Automatic simple_drive=AWD simple_fuel=Hybrid'],
    ['4x4 ev', 'simple_drive=4WD simple_fuel=Electric'],
    ['plug-in hybrid suv', 'simple_fuel=Plug-in Hybrid simple_body=suv'],
    ['second hand', 'car_type=used'],
    ['brand new or demo', 'car_type=new|demo'],
    ['7 seater', 'seats=7'],
    ['seven seats', 'seats=7'],
    ['7-seater suv', 'seats=7 simple_body=suv'],
    ['9 seater', 'rest=9 seater'],
    ['gray', 'colour=Grey'],
    ['dark blue', 'colour=Dark Blue'],
    ['tow bar', 'filtered_features=Tow bar'],
    ['towbar and apple car play', 'filtered_features=Tow bar|Apple CarPlay'],
    ['android auto', 'filtered_features=Android Auto'],
    ['leather, moonroof, reverse camera', 'filtered_features=Leather seats|Sunroof|Reversing camera'],
  ])('%s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['under 40k', 'price=:40000'],
    ['below $40,000', 'price=:40000'],
    ['$20k-$30k', 'price=20000:30000'],
    ['$20-30k', 'price=20000:30000'],
    ['20 to 30k', 'price=20000:30000'],
    ['$20,000 - $30,000', 'price=20000:30000'],
    ['between 20 and 30k', 'price=20000:30000'],
    ['from $20,000 to $30,000', 'price=20000:30000'],
    ['around 25k', 'price=22500:27500'],
    ['about $25,000', 'price=22500:27500'],
    ['no more than 15 grand', 'price=:15000'],
    ['over 20k under 30k', 'price=20000:30000'],
    ['20k+', 'price=20000:'],
    ['budget of 18,500', 'price=:18500'],
    ['40 thousand max', 'price=:40000'],
    ['max 300 a week', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week|$200 to $300 a week'],
    ['under $125 per week', 'weekly_price_range=$75 to $100 a week|$100 to $125 a week'],
    ['100pw', 'weekly_price_range=$75 to $100 a week'],
    ['2019', 'year=2019:2019'],
    ['2018 to 2020', 'year=2018:2020'],
    ['2018-2020', 'year=2018:2020'],
    ['from 2020', 'year=2020:'],
    ['2020 or newer', 'year=2020:'],
    ['2020+', 'year=2020:'],
    ['2020 onwards', 'year=2020:'],
    ['newer than 2019', 'year=2020:'],
    ['before 2015', 'year=:2014'],
    ['2019 under 30k', 'year=2019:2019 price=:30000'],
    ['under 100,000 km', 'km=:100000'],
    ['less than 80k kms', 'km=:80000'],
    ['under 80ks', 'km=:80000'],
    ['under 80,000kms', 'km=:80000'],
    ['20,000 to 50,000 km', 'km=20000:50000'],
    ['low kms', 'km=:50000'],
    ['under 30k under 90000 kms', 'price=:30000 km=:90000'],
    // Numbers without a clear meaning
    ['12345', 'rest=12345'],
    ['under 5', 'rest=under 5'],
    ['H13927', 'rest=H13927'],
    ['123ABC', 'rest=123ABC'],
    // The last one wins
    ['over 40k under 20k', 'price=:20000'],
  ])('amounts: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['in Southport', 'city=Southport'],
    ['southport', 'city=Southport'],
    ['at Harbour Albion', 'location_name=Harbour Albion'],
    ['in Brisbane', 'dealership_name=Harbour Brisbane'],
    ['utes in queensland', 'simple_body=ute state=QLD'],
    ['near Southport', 'sort=distance near=4215'],
    ['close to burleigh heads', 'sort=distance near=4220'],
    ['near 4510', 'sort=distance near=4510'],
    ['near Caboolture 4510', 'sort=distance near=4510'],
    ['ute near port macquarie under 40k', 'simple_body=ute price=:40000 sort=distance near=port macquarie'],
    ['near new', 'car_type=demo'],
    ['nearest ute', 'simple_body=ute sort=distance'],
    ['ute near me', 'simple_body=ute sort=distance'],
    ['cheapest ute near Southport', 'simple_body=ute sort=sort_price:asc near=4215'],
  ])('places: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['cheapest', 'sort=sort_price:asc'],
    ['newest suv', 'simple_body=suv sort=year:desc'],
    ['lowest kms', 'sort=km:asc'],
    ['just arrived', 'sort=created_at:desc'],
  ])('orders: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['not quickly', 'rest=not quickly'],
    ['ute not quickly', 'simple_body=ute rest=not quickly'],
    ['white ute but not near Southport', 'colour=White simple_body=ute rest=not near Southport'],
    ['zzyzx', 'rest=zzyzx'],
    ['white zzyzx ute', 'colour=White simple_body=ute rest=zzyzx'],
    ['with the', 'rest=with the'],
    ['', ''],
  ])('remaining words: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['not white', 'not colour=White'],
    ['ute not white', 'simple_body=ute not colour=White'],
    ['no diesel ute', 'simple_body=ute not simple_fuel=Diesel'],
    ['hilux without a towbar', 'model=HiLux not filtered_features=Tow bar'],
    ['ute but not manual', 'simple_body=ute not simple_transmission=Manual'],
    ['anything but white', 'not colour=White'],
    ['not white or black under 30k', 'price=:30000 not colour=White|Black'],
    ['not white and automatic', 'simple_transmission=Automatic not colour=White'],
    ['suv, no toyota nor mazda', 'simple_body=suv not make=Toyota|Mazda'],
    ["don't want a diesel", 'not simple_fuel=Diesel'],
    ['not interested in utes', 'not simple_body=ute'],
    ['not a station wagon', 'not simple_body=wagon'],
    ['not over 30k', 'price=:30000'],
    ['not under 30k', 'price=30000:'],
    // The last one wins
    ['white, not white', 'not colour=White'],
    ['not white, white', 'colour=White'],
  ])('exclusions: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['kia or mazda', 'make=Kia|Mazda'],
    ['red or blue ute', 'colour=Red|Blue simple_body=ute'],
    ['toyota or ford ranger', 'make=Toyota|Ford make_model=Ford > Ranger'],
    ['hilux or mazda', 'make=Mazda|Toyota make_model=Toyota > HiLux'],
    ['toyota hilux or ford ranger', 'make=Toyota|Ford model=HiLux|Ranger'],
    ['either hybrid or electric', 'simple_fuel=Hybrid|Electric'],
  ])('alternatives: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['tows 3000kg', 'towing=3000:'],
    ['towing 2.5t', 'towing=2500:'],
    ['ute that can tow 3 tonne', 'simple_body=ute towing=3000:'],
    ['3.5t towing capacity', 'towing=3500:'],
    ['tow rating of at least 3,500 kg', 'towing=3500:'],
    ['tows up to 2.5 tonnes', 'towing=2500:'],
    ['tows 3.5', 'towing=3500:'],
    ['sleeps 4', 'sleeps=4:'],
    ['sleeps four', 'sleeps=4:'],
    ['caravan sleeps at least 6 under 80k', 'item_type=caravan sleeps=6: price=:80000'],
    ['4 berth', 'sleeps=4:'],
    ['6-berth caravan', 'item_type=caravan sleeps=6:'],
    ['sleeps 4 or more', 'sleeps=4:'],
    ['caravan under 2000kg', 'item_type=caravan atm=:2000'],
    ['under 2 tonne', 'atm=:2000'],
    ['tare under 1800', 'tare=:1800'],
    ['tare weight below 1.8t', 'tare=:1800'],
    ['less than 2,500 kg atm', 'atm=:2500'],
    ['caravan with bunks', 'item_type=caravan filtered_features=Bunks'],
    ['bunk', 'filtered_features=Bunks'],
    ['ute to tow a 2.5 tonne caravan', 'simple_body=ute towing=2500:'],
    ['suv to tow a caravan', 'simple_body=suv rest=tow caravan'],
    ['sleeps 4-6', 'sleeps=4:'],
    ['caravan for 4 people', 'item_type=caravan sleeps=4:'],
    ['towbar', 'filtered_features=Tow bar'],
    ['tow 4wd', 'simple_drive=4WD rest=tow'],
  ])('towing, weight and berths: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test('does not read a mass as a year on a site without masses', () => {
    const few = { ...SAMPLE_VOCABULARY, ranges: ['price', 'year', 'km'] };
    expect(said('ute under 2000 kg', few)).toBe('simple_body=ute rest=under 2000 kg');
    expect(said('towing 2000', few)).toBe('rest=towing 2000');
    expect(said('sleeps 4 under 20k', few)).toBe('price=:20000 rest=sleeps 4');
  });

  test.each([
    ['kia sp', 'make=Kia model=Sportage'],
    ['mazda sp', 'make=Mazda badge=SP'],
    ['kia sport', 'make=Kia badge=Sport'],
    ['kia so', 'make=Kia model=Sorento'],
    ['toy hil', 'make=Toyota model=HiLux'],
    ['toy land cr', 'make=Toyota model=LandCruiser|LandCruiser Prado'],
    ['gwm jol', 'make=GWM model=Haval Jolion'],
    ['toyota corolla', 'make=Toyota model=Corolla'],
    ['mazda gt', 'make=Mazda badge=GT'],
    ['kia gt', 'make=Kia badge=GT-Line'],
    ['sp', 'rest=sp'],
    ['kia sp red', 'make=Kia colour=Red rest=sp'],
  ])('unfinished names: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test.each([
    ['sportge', 'model=Sportage'],
    ['hiluxx', 'model=HiLux'],
    ['mazda cx 5', 'make=Mazda model=CX-5'],
    ['landcrusier', 'model=LandCruiser'],
    ['land crusier', 'model=LandCruiser'],
    ['toyta hilux', 'make=Toyota model=HiLux'],
    ['not a toyta', 'not make=Toyota'],
    ['rang', 'rest=rang'],
  ])('misspelt names: %s', (sentence, expected) => expect(said(sentence)).toBe(expected));

  test('ignores facets that the site does not show', () => {
    expect(said('white ute under 40k in Southport', EMPTY_VOCABULARY)).toBe(
      'rest=white ute under 40k in Southport',
    );
    const few = { ...SAMPLE_VOCABULARY, ranges: ['year'], values: { colour: ['White'] } };
    expect(said('white ute under 40k', few)).toBe('colour=White rest=ute under 40k');
  });

  test('does not join separate words into a phrase', () => {
    const { rest } = understand('land white cruiser', {
      ...SAMPLE_VOCABULARY,
      makes: SAMPLE_VOCABULARY.makes.slice(0, 1),
    });
    expect(rest).not.toBe('land cruiser');
  });

  test('returns the position of each part', () => {
    const sentence = '  white “ute”, under $40,000!';
    const { parts } = understand(sentence, SAMPLE_VOCABULARY);
    expect(parts.map(({ text }) => text)).toEqual(['white', 'ute', 'under $40,000']);
    for (const { text, span } of parts) expect(sentence.slice(...span)).toBe(text);
  });
});

describe('properties', () => {
  afterEach(() => vi.unstubAllGlobals());

  const amount = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }).map(String),
    fc.integer({ min: 1, max: 200 }).map((n) => `${n}k`),
    fc.integer({ min: 1, max: 200 }).map((n) => `$${n},000`),
    fc.integer({ min: 1990, max: 2030 }).map(String),
  );
  const vocabulary = fc.constantFrom(
    ...SAMPLE_VOCABULARY.makes.flatMap(({ name, models }) => [name, ...models.map((model) => model.name)]),
    ...Object.values(SAMPLE_VOCABULARY.values).flat(),
    ...WORDINGS.flatMap(({ says }) => says),
    ...NICKNAMES.flat(),
    ...FILLER_WORDS,
    ...NEGATIONS,
  );
  const glue = fc.constantFrom(
    'under',
    'over',
    'between',
    'and',
    'to',
    '-',
    '–',
    'near',
    'in',
    'from',
    'a week',
    'kms',
    'than',
    'newer than',
    'up to',
    'or newer',
    'low kms',
    'cheapest',
    ',',
    '!',
    'close to',
    'around',
    'Caboolture',
    'max',
    '+',
    'k',
    'or',
    'but',
    'tows',
    '3000kg',
    '2.5t',
    'tonne',
    'sleeps',
    'berth',
    'tare',
    'atm',
    'sp',
    'toy',
    'hil',
    'sportge',
  );
  const phrase = fc.oneof(
    amount,
    vocabulary,
    glue,
    fc.string({ maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const sentence = fc.oneof(
    fc.array(phrase, { maxLength: 12 }).map((phrases) => phrases.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  );

  test('never throws, and spans are ordered without overlap', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        let end = 0;
        for (const { span, text: part } of understand(text, SAMPLE_VOCABULARY).parts) {
          expect(span[0]).toBeGreaterThanOrEqual(end);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(text.slice(...span)).toBe(part);
          end = span[1];
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('every word of the sentence is in exactly one part or the rest', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const { parts, rest } = understand(text, SAMPLE_VOCABULARY);
        const keys = (some: string) =>
          wordsOf(some)
            .map(({ key }) => key)
            .filter(Boolean);
        const whole = keys(text.slice(0, 400));
        expect([...parts.flatMap((part) => keys(part.text)), ...keys(rest)].toSorted()).toEqual(
          whole.toSorted(),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test('parsing the rest again finds nothing more', () => {
    expect(understand('anything but $1,000 $1,000', SAMPLE_VOCABULARY).rest).toBe('anything but $1,000');
    expect(understand('near around, atm', SAMPLE_VOCABULARY).parts).toEqual([]);
    expect(understand('not 1990 - 2k', SAMPLE_VOCABULARY).rest).toBe('not 1990 - 2k');
    expect(understand('1990 a week or newer 1k', SAMPLE_VOCABULARY).rest).toBe('1990 a week or newer');
    expect(understand('2.5t berth four wheel drive', SAMPLE_VOCABULARY).rest).toBe('wheel drive');
    fc.assert(
      fc.property(sentence, (text) => {
        const { rest } = understand(text, SAMPLE_VOCABULARY);
        const again = understand(rest, SAMPLE_VOCABULARY);
        expect(again.parts).toEqual([]);
        expect(again.rest).toBe(rest);
      }),
      { numRuns: 1_000 },
    );
  });

  test('returns only known values and ordered ranges', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const { lists, without, ranges } = understand(text, SAMPLE_VOCABULARY).state;
        const { makes, values } = SAMPLE_VOCABULARY;
        const vocabularyValues: Record<string, readonly string[]> = {
          ...values,
          make: makes.map(({ name }) => name),
          model: makes.flatMap(({ models }) => models.map(({ name }) => name)),
          badge: makes.flatMap(({ badges }) => badges),
          make_model: makes.flatMap(({ name, models }) => models.map((model) => `${name} > ${model.name}`)),
          certified: ['true'],
        };
        for (const [key, asked] of [...Object.entries(lists), ...Object.entries(without)])
          for (const value of asked) expect(vocabularyValues[key]).toContain(value);
        for (const [key, values] of Object.entries(without))
          for (const value of values) expect(lists[key] ?? []).not.toContain(value);
        for (const key of Object.keys(ranges)) expect(SAMPLE_VOCABULARY.ranges).toContain(key);
        for (const { min, max } of Object.values(ranges)) {
          expect(min !== null || max !== null).toBe(true);
          if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('makes no request', () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('the network was asked');
    });
    expect(said('white ute near Caboolture')).toContain('near=Caboolture');
  });

  test('parses ten thousand letters up to the limit of a search', () => {
    const { rest, parts } = understand('white ute '.repeat(1_000), SAMPLE_VOCABULARY);
    expect(parts.length).toBeLessThanOrEqual(80);
    expect(rest.length).toBeLessThanOrEqual(400);
  });
});
