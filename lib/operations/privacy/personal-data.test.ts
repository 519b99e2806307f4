import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Person, rowsOfPerson } from './person-rows.ts';
import { OWNERS, PERSONAL_DATA, SECTIONS } from './personal-data.ts';

const columnsIn = (names: Readonly<Record<string, unknown>> = {}) => Object.keys(names);

describe('the table of personal data', () => {
  test('has each table once', () => {
    const tables = SECTIONS.map(([, { table }]) => table);
    expect(new Set(tables).size).toBe(tables.length);
  });

  test('lists owners before the rows that belong to them', () => {
    const above = new Set<string>();
    for (const [name, { of = {} }] of SECTIONS) {
      for (const owner of Object.values(of))
        expect([name, owner, above.has(owner)]).toEqual([name, owner, true]);
      above.add(name);
    }
    expect([...OWNERS].every((owner) => above.has(owner))).toBe(true);
  });

  test('finds the rows of every section by a person or by an owner', () => {
    expect(SECTIONS.filter(([, { by, of }]) => !by && !of).map(([name]) => name)).toEqual([]);
  });

  test.each(SECTIONS)('defines how each personal column of %s is erased', (_, { columns, erase }) => {
    if (erase.act === 'delete') return;
    const settled = erase.act === 'clear' ? [...columnsIn(erase.set), ...columnsIn(erase.stays)] : [];
    expect(columnsIn(columns).filter((column) => !settled.includes(column))).toEqual([]);
    const reasons = erase.act === 'clear' ? Object.values(erase.stays ?? {}) : [erase.why];
    expect(reasons.every((reason) => reason.length > 20)).toBe(true);
  });

  test('keeps only rows of open payments and reservations', () => {
    const kept = SECTIONS.filter(([, { over }]) => over).map(([name]) => name);
    expect(kept).toEqual(['reservations', 'assistantCheckouts', 'payments']);
  });
});

describe('the rows of a person', () => {
  const nobody: Person = { siteSlug: 'harbour', phone: null, email: null };

  test('are empty for a person without phone, email or account', () => {
    for (const [, section] of SECTIONS) expect(rowsOfPerson(section, nobody)).toBeNull();
  });

  test('have one value for each parameter, and never a value in the text', () => {
    const ids = fc.array(fc.uuid(), { maxLength: 3 });
    const anybody = fc.record({
      siteSlug: fc.option(fc.string({ minLength: 1 })),
      phone: fc.option(fc.constantFrom('0412 345 678', "'; drop table users --", '+61412345678')),
      email: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(anybody, ids, (person, found) => {
        for (const [, section] of SECTIONS) {
          const owners = Object.fromEntries(Object.values(section.of ?? {}).map((owner) => [owner, found]));
          const condition = rowsOfPerson(section, person, new Map(Object.entries(owners)));
          if (!condition) continue;
          const parameters = [...condition.where.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
          expect(parameters).toEqual(condition.values.map((_, index) => index + 1));
          expect(condition.where).not.toContain('drop table');
        }
      }),
    );
  });

  test('of an account are only its own, even if others have its phone or email', () => {
    const person = { siteSlug: 'harbour', phone: '+61412345678', email: 'kim@shopper.example', userId: 'id' };
    expect(rowsOfPerson(PERSONAL_DATA.accounts, person)).toEqual({
      where: '(((users.id = $1) and users.site_slug = $2))',
      values: ['id', 'harbour'],
    });
  });
});
