import { expect, test } from 'vitest';
import { databaseLine } from './environment.ts';

test('a command names its database and host, without user or password', () => {
  expect(databaseLine('postgres://dealer:secret@db.example:5433/forecourt?sslmode=require')).toBe(
    'Database: forecourt at db.example:5433',
  );
});

test('an address that cannot be read is not repeated', () => {
  expect(databaseLine('secret')).toBe('Database: an address that cannot be read');
});
