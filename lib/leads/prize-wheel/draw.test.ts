import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chancesHash, drawProblem, fieldOfTicket, ticketCount } from './draw.ts';

const chance = (key: string, weight: number, left: number | null = null): Chance => ({
  key,
  label: key,
  weight,
  left,
});
const chances = fc
  .array(fc.record({ weight: fc.integer({ min: 1, max: 60 }), left: fc.constantFrom(null, 0, 1, 7) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((fields) => fields.map(({ weight, left }, index) => chance(`field-${index}`, weight, left)));

describe('odds of a prize wheel (OPEN-102)', () => {
  test('over all tickets, each prize comes up as often as its weight, or never if used up', () => {
    fc.assert(
      fc.property(chances, (fields) => {
        const count = new Map<string | null, number>();
        for (let ticket = 0; ticket < ticketCount(fields); ticket++) {
          const key = fieldOfTicket(fields, ticket);
          count.set(key, (count.get(key) ?? 0) + 1);
        }
        for (const { key, weight, left } of fields) expect(count.get(key) ?? 0).toBe(left === 0 ? 0 : weight);
        expect(count.has(null)).toBe(false);
        expect(fieldOfTicket(fields, ticketCount(fields))).toBeNull();
      }),
    );
  });

  test('an invalid ticket wins nothing', () => {
    for (const ticket of [-1, 0.5, Number.NaN, 4]) expect(fieldOfTicket([chance('a', 4)], ticket)).toBeNull();
    expect(ticketCount([chance('a', 4, 0)])).toBe(0);
  });

  test('the log verifies a draw and reveals tampering', () => {
    fc.assert(
      fc.property(chances, fc.nat(), (fields, number) => {
        fc.pre(ticketCount(fields) > 0);
        const ticket = number % ticketCount(fields);
        const prizeKey = fieldOfTicket(fields, ticket) ?? '';
        const record = { chances: fields, chancesHash: chancesHash(fields), ticket, prizeKey };
        expect(drawProblem(record)).toBeNull();
        const heavier = fields.map((field) => ({ ...field, weight: field.weight + 1 }));
        expect(drawProblem({ ...record, chances: heavier })).not.toBeNull();
        expect(drawProblem({ ...record, prizeKey: 'another' })).not.toBeNull();
        expect(drawProblem({ ...record, ticket: ticketCount(fields) })).not.toBeNull();
      }),
    );
  });

  test('the hash does not depend on the order of properties', () => {
    const stored = { left: 3, weight: 2, label: 'Tote bag', key: 'a' };
    expect(chancesHash([stored])).toBe(chancesHash([{ ...chance('a', 2, 3), label: 'Tote bag' }]));
  });
});
