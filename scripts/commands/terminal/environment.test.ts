import { expect, test, vi } from 'vitest';
import { databaseLine, loadEnvironment } from './environment.ts';

test('a command names its database and host, without user or password', () => {
  expect(databaseLine('postgres://dealer:secret@db.example:5433/forecourt?sslmode=require')).toBe(
    'Database: forecourt at db.example:5433',
  );
});

test('an invalid address is not repeated', () => {
  expect(databaseLine('secret')).toBe('Database: an invalid address');
});

test('a command without its database refuses, and takes no other one', () => {
  vi.stubEnv('FORECOURT_DATA', '');
  vi.stubEnv('DATABASE_URL', '');
  expect(() => loadEnvironment(['DATABASE_URL'])).toThrow('Set DATABASE_URL');
  expect(process.env.DATABASE_URL).toBe('');
});
