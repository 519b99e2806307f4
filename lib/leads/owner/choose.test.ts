import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidates, chooseOwner, type LeadToAssign, worksBetween } from './choose.ts';
import type { AssignmentRule, TurnMember } from './team.ts';

const member = (userId: string, more: Partial<TurnMember> = {}): TurnMember => ({
  userId,
  name: userId,
  email: `${userId}@dealer.example`,
  mobile: '',
  places: [],
  makes: [],
  kinds: [],
  shifts: [],
  away: [],
  isManager: false,
  takesLeads: true,
  isActive: true,
  lastTurn: 0,
  ...more,
});
/** Monday 30 November 2026, 10:00 to 11:00 in Brisbane. */
const LEAD: LeadToAssign = {
  placeId: 'north',
  make: 'Mazda',
  kind: 'enquiry',
  from: new Date('2026-11-30T00:00:00Z'),
  to: new Date('2026-11-30T01:00:00Z'),
  timeZone: 'Australia/Brisbane',
};
const rule = (more: Partial<AssignmentRule>): AssignmentRule => ({
  places: [],
  kinds: [],
  makes: [],
  people: [],
  isOnShift: false,
  ...more,
});
const names = (rules: AssignmentRule[], members: TurnMember[], lead: Partial<LeadToAssign> = {}) =>
  candidates(rules, members, { ...LEAD, ...lead }).map(({ userId }) => userId);
const monday = (from: string, to: string) => [{ weekday: 1, from, to }];

describe('the people who take turns', () => {
  const kim = member('kim', { makes: ['mazda'] });
  const lee = member('lee', { makes: ['Toyota'] });
  const may = member('may', { kinds: ['service'] });

  test('fit the make and the kind', () => {
    expect(names([], [kim, lee, may])).toEqual(['kim']);
    expect(names([], [kim, lee, may], { kind: 'service', make: '' })).toEqual(['may']);
  });

  test('work at the place', () => {
    expect(
      names([], [member('south', { places: ['south'] }), member('north', { places: ['north'] })]),
    ).toEqual(['north']);
  });

  test('are on shift before the deadline if anyone is', () => {
    const early = member('early', { shifts: monday('07:00', '10:00') });
    const now = member('now', { shifts: monday('10:30', '15:00') });
    expect(names([], [early, now])).toEqual(['now']);
    expect(names([], [early])).toEqual(['early']);
  });

  test('are not away', () => {
    const away = member('away', { away: [{ from: '2026-11-30', to: '2026-12-02' }] });
    expect(names([], [away, lee])).toEqual(['lee']);
    expect(names([], [away])).toEqual(['away']);
  });

  test('are those of the first rule that fits and has people at work', () => {
    const rules = [
      rule({ kinds: ['service'], people: ['may'] }),
      rule({ makes: ['Mazda'], people: ['lee'], isOnShift: true }),
      rule({ people: ['may'] }),
    ];
    expect(names(rules, [kim, lee, may])).toEqual(['lee']);
    expect(names(rules, [kim, { ...lee, shifts: monday('15:00', '17:00') }, may])).toEqual(['may']);
    expect(names(rules, [kim], { kind: 'service' })).toEqual(['kim']);
  });

  test('include a manager who takes no leads only if there is nobody else', () => {
    const manager = member('manager', { isManager: true, takesLeads: false });
    expect(names([], [manager, may])).toEqual(['may']);
    expect(names([], [manager])).toEqual(['manager']);
  });
});

test('a shift is in the time zone of the place', () => {
  const person = member('kim', { shifts: monday('10:00', '11:00') });
  expect(worksBetween(person, LEAD)).toBe(true);
  expect(worksBetween(person, { ...LEAD, timeZone: 'Australia/Perth' })).toBe(false);
});

const anyMember = fc.record({
  places: fc.subarray(['north', 'south']),
  makes: fc.subarray(['Mazda', 'Toyota']),
  kinds: fc.subarray(['enquiry', 'service'] as const),
  shifts: fc.subarray([...monday('08:00', '10:30'), ...monday('13:00', '17:00')]),
  away: fc.subarray([{ from: '2026-11-30', to: '2026-11-30' }]),
  isActive: fc.boolean(),
  takesLeads: fc.boolean(),
});
const anyRule = fc.record({
  places: fc.subarray(['north', 'south']),
  kinds: fc.subarray(['enquiry', 'service'] as const),
  makes: fc.subarray(['Mazda', 'Toyota']),
  people: fc.subarray(['p0', 'p1', 'p2']),
  isOnShift: fc.boolean(),
});
const anyLead = fc.record({
  placeId: fc.constantFrom('north', 'south', 'elsewhere', null),
  make: fc.constantFrom('Mazda', 'Toyota', 'Kia', ''),
  kind: fc.constantFrom('enquiry', 'service', 'parts'),
});

test('no lead is without an owner if anyone is on the team, and nobody who has left gets one', () => {
  fc.assert(
    fc.property(fc.array(anyMember), fc.array(anyRule), anyLead, (people, rules, lead) => {
      const members = people.map((facts, index) => member(`p${index}`, facts));
      const owner = chooseOwner(rules, members, { ...LEAD, ...lead } as LeadToAssign);
      expect(owner !== null).toBe(members.some(({ isActive }) => isActive));
      if (owner) expect(owner.isActive).toBe(true);
    }),
  );
});

test('turns of the same people differ by at most one in any stretch of leads', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(59),
      (count, leads, start) => {
        const members = Array.from({ length: count }, (_, index) => member(`p${index}`));
        const owners: string[] = [];
        for (let turn = 1; turn <= leads; turn += 1) {
          const owner = chooseOwner([], members, LEAD);
          if (!owner) throw new Error('nobody');
          owners.push(owner.userId);
          owner.lastTurn = turn;
        }
        const window = owners.slice(Math.min(start, leads - 1));
        const shares = members.map(({ userId }) => window.filter((id) => id === userId).length);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
