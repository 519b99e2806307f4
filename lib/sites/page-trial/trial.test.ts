import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import {
  armOf,
  parseSettingChoice,
  type RunningTrial,
  runsInEveryLanguage,
  settingChoiceText,
  TRIAL_CHANGES,
  TRIAL_SETTING_CHOICES,
  variantNumbers,
} from './trial.ts';
import { variantBlocks } from './variant.ts';
import { parseTrialVisitor, TRIAL_NUMBERS, trialVisitorText } from './visitor.ts';

const trial = (fields: Partial<RunningTrial> = {}): RunningTrial => ({
  id: 'trial-1',
  path: '/about-us',
  audience: 'everyone',
  inEveryLanguage: false,
  ...fields,
});
const numbers = Array.from({ length: TRIAL_NUMBERS }, (_, number) => number);

describe('the cookie', () => {
  test('is read as it was written', () => {
    for (const number of numbers)
      for (const isPhone of [true, false])
        expect(parseTrialVisitor(trialVisitorText({ number, isPhone }))).toEqual({ number, isPhone });
  });

  test.each([undefined, null, '', '60p', '-1p', '5', '5x', '005p', '5p5p', '٣p', ' 5p'])(
    'is ignored with the value %j',
    (text) => {
      expect(parseTrialVisitor(text)).toBeNull();
    },
  );
});

describe('the version of a visitor', () => {
  test('is each one for exactly half of the numbers', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (id) => {
        expect(variantNumbers(id).size).toBe(TRIAL_NUMBERS / 2);
      }),
    );
  });

  test('is the same on every visit', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(TRIAL_NUMBERS - 1), fc.boolean(), (id, number, isPhone) => {
        const visitor = { number, isPhone };
        expect(armOf(trial({ id }), visitor)).toBe(armOf(trial({ id }), { ...visitor }));
      }),
    );
  });

  test('of one trial says nothing about that of another', () => {
    const pairs = Array.from({ length: 400 }, (_, index) => {
      const [first, second] = [variantNumbers(`a-${index}`), variantNumbers(`b-${index}`)];
      return numbers.filter((number) => first.has(number) === second.has(number)).length;
    });
    const mean = pairs.reduce((sum, same) => sum + same, 0) / pairs.length / TRIAL_NUMBERS;
    expect(mean).toBeGreaterThan(0.48);
    expect(mean).toBeLessThan(0.52);
  });

  test('needs the cookie', () => {
    expect(armOf(trial(), null)).toBeNull();
  });

  test('needs the device of the audience', () => {
    const [phone, desktop] = [
      { number: 1, isPhone: true },
      { number: 1, isPhone: false },
    ];
    expect(armOf(trial({ audience: 'phones' }), desktop)).toBeNull();
    expect(armOf(trial({ audience: 'largerScreens' }), phone)).toBeNull();
    expect(armOf(trial({ audience: 'phones' }), phone)).not.toBeNull();
    expect(armOf(trial({ audience: 'largerScreens' }), desktop)).not.toBeNull();
  });
});

describe('the settings of a trial', () => {
  test('have each of their values, and are valid in a site', () => {
    expect(TRIAL_SETTING_CHOICES).toContainEqual({ name: 'bodyTileTarget', value: 'models' });
    for (const { name, value } of TRIAL_SETTING_CHOICES)
      expect(parseSettings({ [name]: value })).toMatchObject({ settings: { [name]: value }, bad: [] });
  });

  test('are read as they were written', () => {
    for (const choice of TRIAL_SETTING_CHOICES)
      expect(parseSettingChoice(settingChoiceText(choice))).toEqual(choice);
  });

  test.each([null, undefined, '', 'bodyTileTarget', 'bodyTileTarget:none', 'priceLead:driveAway'])(
    'do not include %j',
    (text) => {
      expect(parseSettingChoice(text)).toBeNull();
    },
  );

  test('run in every language, as features do; blocks and orders run in English', () => {
    expect(TRIAL_CHANGES.filter(runsInEveryLanguage)).toEqual(['setting', 'feature']);
  });
});

const block = (_key: string, text = _key) => ({ _key, _type: 'richText', text });
const nothing = { change: null, blockKey: null, block: null, order: null };
const keysOf = (blocks: readonly { _key: string }[] | null) => blocks?.map(({ _key }) => _key).join('');

describe('the blocks of the variant', () => {
  const blocks = [block('a'), block('b'), block('c')];

  test('have the replacement under the key of the replaced block', () => {
    const change = { ...nothing, change: 'block', blockKey: 'b', block: [block('x', 'new')] };
    expect(variantBlocks(blocks, change)).toEqual([block('a'), block('b', 'new'), block('c')]);
  });

  test('have the order of the trial', () => {
    expect(keysOf(variantBlocks(blocks, { ...nothing, change: 'order', order: ['c', 'a', 'b'] }))).toBe(
      'cab',
    );
  });

  test('keep a block that was added later after the block before it', () => {
    const later = [block('n'), block('a'), block('m'), block('b'), block('c')];
    expect(keysOf(variantBlocks(later, { ...nothing, change: 'order', order: ['c', 'a', 'b'] }))).toBe(
      'ncamb',
    );
  });

  test('contain every block of the page exactly once in any order', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2 });
    fc.assert(
      fc.property(keys, fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'x', 'y')), (own, order) => {
        const result = variantBlocks(
          own.map((key) => block(key)),
          { ...nothing, change: 'order', order },
        );
        if (result) expect(result.map(({ _key }) => _key).toSorted()).toEqual(own.toSorted());
      }),
    );
  });

  test.each([
    { ...nothing },
    { ...nothing, change: 'block', blockKey: 'gone', block: [block('x')] },
    { ...nothing, change: 'block', blockKey: 'a', block: [] },
    { ...nothing, change: 'order', order: ['gone'] },
    { ...nothing, change: 'other' },
  ])('are missing if the change does not fit the page: %j', (change) => {
    expect(variantBlocks(blocks, change)).toBeNull();
  });
});
