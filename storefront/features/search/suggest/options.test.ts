import { siteTerms } from '@forecourt/lib/inventory/search/sentence/languages/site-terms.server';
import { SAMPLE_VOCABULARY } from '@forecourt/lib/inventory/search/sentence/sample-vocabulary';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import type { RowVehicle } from '@/stock/card-vehicle.ts';
import { EMPTY_STATE } from '@/stock/state.ts';
import { applySentence } from './apply-sentence.ts';
import { pastSearch } from './history.ts';
import { type Option, optionsFor, understoodChips } from './options.ts';
import { isPlainWords } from './plain-words.ts';

const FURTHER = {
  ...SAMPLE_VOCABULARY,
  languages: siteTerms(['zh', 'vi', 'ar'], SAMPLE_VOCABULARY),
};
const t = translatorOf('en', 'stock');

const TEXTS = { t: translatorOf('en', 'search'), stock: t };

const past = [
  pastSearch('/search', { ...EMPTY_STATE, lists: { make: ['Toyota'] } }),
  pastSearch('/search/used-cars', { ...EMPTY_STATE, query: 'ute' }),
].filter((search) => search !== null);

const suggestionsFor = (text: string, vehicles: readonly RowVehicle[] = []) =>
  optionsFor(text, { vocabulary: SAMPLE_VOCABULARY, history: past, vehicles }, TEXTS);
const names = (text: string) =>
  suggestionsFor(text)
    .flatMap(({ options }) => options)
    .flatMap((option: Option) => (option.kind === 'name' ? option.label : []));

describe('suggestions', () => {
  test('offer past searches, filtered while typing (OPEN-113)', () => {
    expect(suggestionsFor('').map(({ name, options }) => [name, options.length])).toEqual([['recent', 2]]);
    expect(suggestionsFor('zz')).toEqual([]);
    const [recent] = suggestionsFor('used').filter(({ name }) => name === 'recent');
    expect(recent?.options).toMatchObject([{ kind: 'recent', label: 'Used cars: “ute”' }]);
  });

  test('are only past searches without a vocabulary', () => {
    expect(
      optionsFor('toy', { vocabulary: null, history: past, vehicles: [] }, TEXTS).map(({ name }) => name),
    ).toEqual(['recent']);
  });

  test('complete makes and models', () => {
    expect(names('toy')).toEqual([
      'Toyota',
      'Toyota HiLux',
      'Toyota RAV4',
      'Toyota Corolla',
      'Toyota Corolla Cross',
    ]);
    expect(names('white land cru')).toEqual(['Toyota LandCruiser', 'Toyota LandCruiser Prado']);
    expect(names('toyota')).toEqual([
      'Toyota HiLux',
      'Toyota RAV4',
      'Toyota Corolla',
      'Toyota Corolla Cross',
      'Toyota LandCruiser',
    ]);
    expect(names('cx')).toEqual(['Mazda CX-5']);
    expect(names('toy hil')).toEqual(['Toyota HiLux']);
    expect(names('kia sp')).toEqual(['Kia Sportage']);
    expect(names('under 40k')).toEqual([]);
  });

  test.each([
    ['丰', ['Toyota']],
    ['二手丰', ['Toyota']],
    ['丰田', ['Toyota HiLux', 'Toyota RAV4', 'Toyota Corolla']],
    ['卡罗', ['Toyota Corolla']],
    ['تويو', ['Toyota']],
    ['مستعملة كورو', ['Toyota Corolla']],
    ['大众', ['Volkswagen Golf', 'Volkswagen Amarok']],
    ['xe toy', ['Toyota', 'Toyota HiLux']],
  ])('complete makes and models in other languages of the site: %s', (text, first) => {
    const options = optionsFor(text, { vocabulary: FURTHER, history: [], vehicles: [] }, TEXTS);
    const labels = options
      .flatMap((group) => group.options)
      .flatMap((option) => (option.kind === 'name' ? option.label : []));
    expect(labels.slice(0, first.length)).toEqual(first);
  });

  test('show what a sentence in another language means', () => {
    const [group] = optionsFor('二手丰田3万以下', { vocabulary: FURTHER, history: [], vehicles: [] }, TEXTS);
    expect(group?.options[0]).toMatchObject({
      chips: ['Condition: Used', 'Make: Toyota', 'Price: up to $30,000'],
      rest: '',
    });
  });

  test('keep the words before a name', () => {
    const option = suggestionsFor('white toy')
      .flatMap(({ options }) => options)
      .find(({ kind }) => kind === 'name');
    expect(option?.kind === 'name' && option.sentence.state.lists).toEqual({
      colour: ['White'],
      make: ['Toyota'],
    });
  });

  test('offer a sentence as filters and as words', () => {
    const [interpretation] = suggestionsFor('ute under 40k near Southport quickly');
    expect(interpretation?.options.map(({ kind }) => kind)).toEqual(['understood', 'words']);
    expect(interpretation?.options[0]).toMatchObject({
      chips: ['Body: Ute', 'Price: up to $40,000', 'Near 4215'],
      rest: 'quickly',
    });
    expect(understoodChips(understand('cheapest red or blue ute', SAMPLE_VOCABULARY), t)).toEqual([
      'Body: Ute',
      'Colour: Red or Blue',
      'Sort: Price (low to high)',
    ]);
  });

  test('replace the choice of the same filter only', () => {
    const before = {
      ...EMPTY_STATE,
      page: 3,
      lists: { simple_body: ['suv'], make: ['Ford'] },
      ranges: { km: { min: null, max: 50_000 } },
    };
    expect(
      applySentence(before, understand('ute under 40k near Southport sparkly', SAMPLE_VOCABULARY)),
    ).toEqual({
      query: 'sparkly',
      page: 1,
      pricedIn: null,
      terms: null,
      sort: 'distance',
      lists: { simple_body: ['ute'], make: ['Ford'] },
      ranges: { km: { min: null, max: 50_000 }, price: { min: null, max: 40_000 } },
      without: {},
      near: '4215',
      ignored: '',
    });
  });

  test('replace a choice by its exclusion and back', () => {
    const search = (text: string, before = EMPTY_STATE) =>
      applySentence(before, understand(text, SAMPLE_VOCABULARY));
    const white = search('white ute');
    expect(search('not white', white)).toMatchObject({
      lists: { simple_body: ['ute'] },
      without: { colour: ['White'] },
    });
    expect(search('white', search('not white or red'))).toMatchObject({
      lists: { colour: ['White'] },
      without: { colour: ['Red'] },
    });
    expect(understoodChips(understand('ute not white without towbar tows 3t', SAMPLE_VOCABULARY), t)).toEqual(
      ['Body: Ute', 'Not White', 'No Tow bar', 'Towing capacity: from 3,000 kg'],
    );
  });

  test.each([
    ['toyota', true],
    ['white hilux', true],
    ['H10293', true],
    ['ute under', false],
    ['ute under 40k', false],
    ['ute near', false],
    ['with towbar', false],
    ['not white', false],
    ['7 seater', false],
    ['cheapest', false],
    ['caravan sleeps', false],
    ['tows', false],
    ['kia or', false],
    ['kia sp', true],
  ])('search for %s while typing: %s', (text, plain) =>
    expect(isPlainWords(text, SAMPLE_VOCABULARY)).toBe(plain),
  );

  test.each(['丰田', 'xe toyota', 'تويوتا', 'ute 3万以下'])('search for %s only as a sentence', (text) =>
    expect(isPlainWords(text, FURTHER)).toBe(false),
  );

  test.each(['toyota', 'white hilux', 'H10293', 'kia sp'])(
    'search for %s while typing at a site with further languages',
    (text) => expect(isPlainWords(text, FURTHER)).toBe(true),
  );
});
