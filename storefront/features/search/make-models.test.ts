import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import {
  makeOfPair,
  modelOfPair,
  modelsOf,
  pairLabel,
  toggleMake,
  togglePair,
  withoutPair,
} from '@/stock/make-models.ts';
import { EMPTY_STATE } from '@/stock/state.ts';
import { chipsOf } from './chips.ts';

const t = translatorOf('en', 'stock');

const HILUX = 'Toyota > HiLux';
const YARIS = 'Toyota > Yaris';

describe('makes and their models', () => {
  test('a model narrows its make until it is removed (FACET-18)', () => {
    const refinements = togglePair(toggleMake({}, 'Toyota'), HILUX);
    expect(refinements).toEqual({ make: ['Toyota'], make_model: [HILUX] });
    expect(togglePair(refinements, YARIS)).toEqual({ make: ['Toyota'], make_model: [HILUX, YARIS] });
    expect(togglePair(refinements, HILUX)).toEqual({ make: ['Toyota'] });
  });

  test('removing a make removes its models and no others (FACET-17)', () => {
    const refinements = togglePair(toggleMake(toggleMake({ simple_body: ['ute'] }, 'Ford'), 'Toyota'), HILUX);
    expect(toggleMake(refinements, 'Toyota')).toEqual({ make: ['Ford'], simple_body: ['ute'] });
  });

  test('removing the chip of the last model removes the make', () => {
    const refinements = togglePair(toggleMake({}, 'Ford'), HILUX);
    expect(withoutPair(refinements, HILUX)).toEqual({ make: ['Ford'] });
  });

  test('a model in the address selects its make', () => {
    const { lists } = parseAddress('?refinementList[make_model][0]=Toyota%20%3E%20HiLux');
    expect(lists).toEqual({ make: ['Toyota'], make_model: [HILUX] });
  });

  test('chips show a narrowed make by its models only', () => {
    const lists = togglePair(toggleMake(toggleMake({}, 'Ford'), 'Toyota'), HILUX);
    const labels = chipsOf({ ...EMPTY_STATE, lists }, t).map(({ label }) => label);
    expect(labels).toEqual(['Ford', 'Toyota HiLux']);
  });

  test('shows the 30 models with the most stock under a make (FACET-37)', () => {
    const items = Array.from({ length: 45 }, (_, at) => ({ value: `Kia > M${at}`, count: 100 - at }));
    const shownModels = modelsOf('Kia', [...items.toReversed(), { value: 'Ford > Ranger', count: 500 }]);
    expect(shownModels.map(({ value }) => value)).toEqual(items.slice(0, 30).map(({ value }) => value));
  });

  test('parses the names from the value', () => {
    expect([makeOfPair(HILUX), modelOfPair(HILUX), pairLabel(HILUX)]).toEqual([
      'Toyota',
      'HiLux',
      'Toyota HiLux',
    ]);
    expect(modelOfPair('Alfa Romeo > 4C > Spider')).toBe('4C > Spider');
  });

  test('keeps the make of each chosen model, also in the address (FACET-18)', () => {
    const makes = fc.constantFrom('Toyota', 'Ford', 'Kia');
    const click = fc.oneof(
      makes.map((make) => ({ make, model: null })),
      fc.record({ make: makes, model: fc.constantFrom<string | null>('A', 'B') }),
    );
    fc.assert(
      fc.property(fc.array(click, { maxLength: 12 }), (clicks) => {
        const lists = clicks.reduce<Readonly<Record<string, readonly string[]>>>(
          (state, { make, model }) =>
            model === null ? toggleMake(state, make) : togglePair(state, `${make} > ${model}`),
          {},
        );
        for (const pair of lists.make_model ?? []) expect(lists.make).toContain(makeOfPair(pair));
        expect(parseAddress(serialiseState({ ...EMPTY_STATE, lists })).lists).toEqual(lists);
      }),
    );
  });
});
