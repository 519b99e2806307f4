import { describe, expect, test } from 'vitest';
import { holidayProposal, holidayRow } from './holiday-proposal.ts';

const NOW = new Date('2026-11-30T00:00:00Z');
const week = [1, 2, 3, 4, 5].map((weekday) => ({ _key: `${weekday}`, weekday, status: 'Open' }));
const address = { _type: 'address', state: 'QLD', postcode: '4000' };
const proposal = (facts: object) => holidayProposal({ address, week, special: undefined, ...facts }, NOW);

describe('public holidays proposed to an editor', () => {
  test('reach until the end of the year after next', () => {
    const { holidays, until, missing } = proposal({});
    expect([until, missing]).toEqual(['2028-12-31', null]);
    expect(holidays.at(0)).toEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(holidays.at(-1)).toEqual({ date: '2028-12-26', name: 'Boxing Day' });
    expect(holidays.map(({ name }) => name)).toContain('Royal Queensland Show');
  });

  test('leave out days that have special hours', () => {
    const { holidays } = proposal({});
    expect(proposal({ special: holidays.map(holidayRow) }).holidays).toEqual([]);
  });

  test('need a state and opening hours', () => {
    expect(proposal({ address: undefined }).missing).toBe('state');
    expect(proposal({ week: undefined }).missing).toBe('hours');
    expect(proposal({ week: [{ weekday: 1, status: 'Closed' }] }).missing).toBe('hours');
  });

  test('ignore incomplete rows', () =>
    expect(
      proposal({ special: [{ _key: 'a' }, { date: 5 }], week: [...week, {}] }).holidays.length,
    ).toBeGreaterThan(20));
});
