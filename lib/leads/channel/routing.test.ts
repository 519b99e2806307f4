import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPARTMENTS } from '../../sites/departments.ts';
import { CAR_TYPES } from '../../vehicle/vehicle.ts';
import { CHANNEL_HOURS, channelsOf, type LeadChannel } from './channel.ts';
import { acceptsLead, conditionsOf, departmentOf, type RoutedLead, routeLead } from './routing.ts';

const PLACES = ['north', 'south'];
const MAKES = ['Toyota', 'Mazda'];

const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 });
const channel: fc.Arbitrary<LeadChannel> = fc
  .record({
    id: fc.uuid(),
    name: fc.constant('A system'),
    isOn: fc.boolean(),
    locationIds: some(PLACES),
    departments: some(DEPARTMENTS),
    makes: some(['toyota ', 'MAZDA']),
    carTypes: some(CAR_TYPES),
    hours: fc.constantFrom(...CHANNEL_HOURS),
    kind: fc.constantFrom('mail', 'adfMail', 'adfPost', 'webhook'),
  })
  .map((facts): LeadChannel => {
    const [firstChannel] = channelsOf([
      { ...facts, emails: ['a@dealer.example'], url: 'https://dealer.example/' },
    ]);
    if (!firstChannel) throw new Error('It is whole');
    return firstChannel;
  });
const lead: fc.Arbitrary<RoutedLead> = fc.record({
  locationId: fc.option(fc.constantFrom(...PLACES)),
  department: fc.constantFrom(...DEPARTMENTS),
  make: fc.option(fc.constantFrom(...MAKES)),
  carType: fc.option(fc.constantFrom(...CAR_TYPES)),
  isOpen: fc.option(fc.boolean()),
});
const channels = fc.array(channel, { maxLength: 8 });

describe('the channels of a lead', () => {
  test('include at least one that is on', () =>
    fc.assert(
      fc.property(channels, lead, (all, one) => {
        expect(routeLead(all, one, false).length > 0).toBe(all.some(({ isOn }) => isOn));
      }),
    ));

  test('never include one that is off, or one twice', () =>
    fc.assert(
      fc.property(channels, lead, fc.boolean(), (all, one, reaches) => {
        const route = routeLead(all, one, reaches);
        expect(route.every(({ isOn }) => isOn)).toBe(true);
        expect(new Set(route).size).toBe(route.length);
      }),
    ));

  test('are those whose rules match, if any', () =>
    fc.assert(
      fc.property(channels, lead, fc.boolean(), (all, one, reaches) => {
        const isForIt = (each: LeadChannel) => each.isOn && acceptsLead(each, one);
        const isBound = reaches || all.some(isForIt);
        if (isBound) expect(routeLead(all, one, reaches).every(isForIt)).toBe(true);
      }),
    ));

  test('are the narrower of two of one kind', () =>
    fc.assert(
      fc.property(channels, channel, lead, fc.constantFrom(...CAR_TYPES), (others, wide, one, carType) => {
        const wider: LeadChannel = { ...wide, isOn: true, carTypes: [], id: 'wider' };
        const narrower: LeadChannel = { ...wider, carTypes: [carType], id: 'narrower' };
        const route = routeLead([wider, ...others, narrower], { ...one, carType }, true).map(({ id }) => id);
        expect(route).not.toContain(acceptsLead(wider, { ...one, carType }) ? 'wider' : 'narrower');
      }),
    ));

  test('do not depend on the order of the settings', () =>
    fc.assert(
      fc.property(channels, lead, fc.boolean(), (all, one, reaches) => {
        const ids = (list: readonly LeadChannel[]) => list.map(({ id }) => id).toSorted();
        expect(ids(routeLead(all.toReversed(), one, reaches))).toEqual(ids(routeLead(all, one, reaches)));
      }),
    ));

  test('do not depend on those of another kind', () =>
    fc.assert(
      fc.property(channels, channel, lead, (all, more, one) => {
        const ids = (list: readonly LeadChannel[]) =>
          list.filter(({ kind }) => kind !== more.kind).map(({ id }) => id);
        expect(ids(routeLead([...all, more], one, true))).toEqual(ids(routeLead(all, one, true)));
      }),
    ));

  test('do not match a rule about an unknown value', () => {
    const [after] = channelsOf([
      {
        id: 'a',
        kind: 'mail',
        name: 'After hours',
        isOn: true,
        emails: ['a@dealer.example'],
        hours: 'closed',
      },
    ]);
    const knownLead: RoutedLead = {
      locationId: null,
      department: 'sales',
      make: null,
      carType: null,
      isOpen: false,
    };
    expect(after && acceptsLead(after, knownLead)).toBe(true);
    expect(after && acceptsLead(after, { ...knownLead, isOpen: true })).toBe(false);
    expect(after && acceptsLead(after, { ...knownLead, isOpen: null })).toBe(false);
    expect(after && conditionsOf(after)).toBe(1);
  });
});

test('an incomplete channel is ignored', () => {
  const whole = { id: 'a', kind: 'webhook', name: 'CRM', isOn: true, url: 'https://crm.example/' };
  expect(channelsOf([whole])).toMatchObject([{ secretNumber: 1, hours: 'always', makes: [] }]);
  for (const missing of ['id', 'kind', 'name', 'isOn', 'url'])
    expect([missing, channelsOf([{ ...whole, [missing]: null }])]).toEqual([missing, []]);
  expect(channelsOf([{ ...whole, kind: 'adfMail' }, null, 'x'])).toEqual([]);
});

test.each([
  ['service', undefined, 'sales', 'service'],
  ['parts', 'Parts', null, 'parts'],
  ['careers', 'Career Enquiry', 'sales', 'other'],
  ['enquiry', 'Service', 'sales', 'service'],
  ['enquiry', undefined, 'parts', 'parts'],
  ['testDrive', undefined, 'service', 'sales'],
  ['enquiry', 'Something', null, 'sales'],
] as const)('a lead of the form %s about %s at a place of %s is for %s', (kind, about, place, department) =>
  expect(departmentOf(kind, about, place)).toBe(department),
);
