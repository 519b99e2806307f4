import { expect, test } from 'vitest';
import { inDependencyOrder } from './tables.ts';

const table = (name: string, ...references: string[]) => ({ name, columns: ['id'], references });

test('puts a table after the tables it references, ignoring references to itself', () => {
  const order = inDependencyOrder([
    table('mails', 'leads', 'reservations'),
    table('reservations', 'cars'),
    table('cars', 'feeds', 'cars'),
    table('leads'),
    table('feeds'),
  ]).map(({ name }) => name);
  expect(order).toEqual(['leads', 'feeds', 'cars', 'reservations', 'mails']);
});

test('names the tables of a circular reference', () => {
  expect(() => inDependencyOrder([table('a', 'b'), table('b', 'a'), table('c')])).toThrow(
    'Circular references between tables: a, b',
  );
});
