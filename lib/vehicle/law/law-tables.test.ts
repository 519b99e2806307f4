import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { CAR_TYPES } from '../vehicle.ts';
import { advertisingDetails, requiredDetails } from './advertising-details.ts';
import { coolingOff } from './cooling-off.ts';
import type { LawFacts } from './law-facts.ts';
import { isOfficial, LAW_KINDS } from './law-rule.ts';
import { LAW_RULES, rulesToConfirm, UNVERIFIED_RULES } from './law-tables.ts';
import { statutoryWarranty } from './statutory-warranty.ts';

const DAY = '2026-11-29';
const ALL_IDS: ReadonlySet<string> = new Set(LAW_RULES.map(({ id }) => id));
const NOBODY: ReadonlySet<string> = new Set();

const vehicles: fc.Arbitrary<LawFacts> = fc
  .record({
    state: fc.constantFrom(...STATE_CODES),
    kind: fc.constantFrom(...LAW_KINDS),
    carType: fc.constantFrom(...CAR_TYPES),
    years: fc.integer({ min: 0, max: 40 }),
    km: fc.integer({ min: 0, max: 400_000 }),
    price: fc.integer({ min: 500, max: 200_000 }),
  })
  .map(({ years, ...facts }) => {
    const day = `${2026 - years}-03-01`;
    return { ...facts, built: { from: day, to: day }, day: DAY };
  });

describe('the tables', () => {
  test('have an id for each rule', () => {
    expect(ALL_IDS.size).toBe(LAW_RULES.length);
  });

  test('verify only rules whose source was read, on a named day', () => {
    for (const { id, verified, source } of LAW_RULES)
      expect([id, verified], id).toEqual([id, source.readOn !== null]);
  });

  test('name an address for each source', () => {
    for (const { id, source } of LAW_RULES) expect(URL.canParse(source.address), id).toBe(true);
  });

  test('decide every vehicle once all rules are confirmed', () => {
    fc.assert(
      fc.property(vehicles, (facts) => {
        expect(statutoryWarranty(facts, ALL_IDS).kind).toBe('decided');
        expect(coolingOff(facts, ALL_IDS).kind).toBe('decided');
      }),
    );
  });

  test('never use an unverified rule that nobody confirmed', () => {
    fc.assert(
      fc.property(vehicles, (facts) => {
        for (const decision of [statutoryWarranty(facts, NOBODY), coolingOff(facts, NOBODY)])
          if (decision.kind === 'decided') expect(decision.rule.verified).toBe(true);
      }),
    );
  });

  test('never give an older or further travelled vehicle a longer warranty', () => {
    fc.assert(
      fc.property(vehicles, fc.integer({ min: 0, max: 100_000 }), (facts, more) => {
        const months = (given: LawFacts) => {
          const decision = statutoryWarranty(given, ALL_IDS);
          return decision.kind === 'decided' && decision.rule.outcome.kind === 'covered'
            ? decision.rule.outcome.months
            : 0;
        };
        const later = { ...facts, km: (facts.km ?? 0) + more, day: '2027-11-29' };
        expect(months(later)).toBeLessThanOrEqual(months(facts));
      }),
    );
  });
});

test('the list to confirm has the unverified rules of the site’s states, until they are confirmed', () => {
  const states = new Set(['TAS'] as const);
  const open = rulesToConfirm(states, DAY, NOBODY);
  expect(open.length).toBeGreaterThan(0);
  expect(open).toEqual(UNVERIFIED_RULES.filter(({ state }) => state === 'TAS'));
  const [first] = open;
  expect(rulesToConfirm(states, DAY, new Set(first ? [first.id] : []))).toEqual(open.slice(1));
});

test('a rule that has ended is not on the list to confirm', () => {
  const ended = rulesToConfirm(new Set(STATE_CODES), '2025-08-31', NOBODY).map(({ id }) => id);
  expect(ended).not.toContain('nsw-advertising-registration-2025');
});

describe('details in advertising', () => {
  const used = { state: 'NSW', kind: 'car', carType: 'used', day: DAY } as const;

  test('follow the dated rules', () => {
    expect(requiredDetails({ ...used, day: '2025-08-31' }, NOBODY)).toEqual([
      'licenceNumber',
      'licenceName',
      'registration',
    ]);
    expect(requiredDetails(used, NOBODY)).toEqual(['licenceNumber']);
    expect(requiredDetails(used, new Set(['nsw-advertising-registration-2025']))).toEqual([
      'licenceNumber',
      'licenceName',
      'registration',
    ]);
    expect(requiredDetails({ ...used, state: 'WA' }, NOBODY)).toEqual(['licenceName', 'licenceNumber']);
    expect(requiredDetails({ ...used, state: 'VIC' }, NOBODY)).toEqual([]);
  });

  const licence = { name: 'Harbour Motors Pty Ltd', number: 'MD 1' };
  const vehicle = { regplate: 'ABC 12D', vin: 'VIN1', stocknum: 'S1' };

  test('show the registration number', () => {
    expect(advertisingDetails(['registration'], vehicle, licence)).toEqual([
      { detail: 'registration', label: 'Registration', value: 'ABC 12D' },
    ]);
  });

  test('show the VIN of an unregistered vehicle', () => {
    expect(advertisingDetails(['registration'], { ...vehicle, regplate: ' ' }, licence)).toEqual([
      { detail: 'registration', label: 'VIN (unregistered)', value: 'VIN1' },
    ]);
  });

  test('leave an unknown detail empty', () => {
    expect(advertisingDetails(['licenceNumber'], vehicle, { name: null, number: '' })).toEqual([
      { detail: 'licenceNumber', label: 'Dealer licence number', value: null },
    ]);
  });
});

test.each([
  ['https://www.commerce.wa.gov.au/a', true],
  ['http://classic.austlii.edu.au/a', true],
  ['https://gov.au.example/a', false],
  ['https://lawgov.au/a', false],
  ['https://www.armstronglegal.com.au/a', false],
])('a page at %s is official: %s', (address, expected) => {
  expect(isOfficial({ title: 'A page', address, readOn: null })).toBe(expected);
});
