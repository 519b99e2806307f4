import { describe, expect, test } from 'vitest';
import { backupName, contentFileOf, expiredBackups, newestBackup, readBackupName } from './names.ts';

const NOW = new Date('2026-11-28T16:30:05.250Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const database = (days: number) => backupName(daysAgo(days), 'database');
const content = (days: number) => backupName(daysAgo(days), 'content');

test('both parts of a backup share the UTC time in their names', () => {
  expect(backupName(NOW, 'database')).toBe('forecourt-20261128T163005Z.backup.age');
  expect(backupName(NOW, 'content')).toBe('forecourt-20261128T163005Z.content.tar.gz.age');
});

test('parses time and part from a name', () => {
  expect(readBackupName('forecourt-20261128T163005Z.content.tar.gz.age')).toEqual({
    at: new Date('2026-11-28T16:30:05Z'),
    part: 'content',
  });
});

test.each([
  'before-7.backup',
  'forecourt-20261128T163005Z.backup',
  'forecourt-20261199T163005Z.backup.age',
  'other-20261128T163005Z.backup.age',
  'folder/forecourt-20261128T163005Z.backup.age',
])('rejects the foreign name %s', (name) => {
  expect(readBackupName(name)).toBeNull();
});

test('the newest backup is the newest one of the database', () => {
  expect(newestBackup([database(3), content(1), database(2), 'notes.txt'])).toBe(database(2));
  expect(newestBackup([content(1)])).toBeNull();
});

describe('expired backups', () => {
  test('are both parts older than the retention period', () => {
    const names = [database(36), content(36), database(34), content(34), database(0)];
    expect(expiredBackups(names, NOW, 35)).toEqual([database(36), content(36)]);
  });

  test('never include the newest backup', () => {
    expect(expiredBackups([database(90), content(90), database(80), content(80)], NOW, 35)).toEqual([
      database(90),
      content(90),
    ]);
  });

  test('never include anything while there is no backup of the database', () => {
    expect(expiredBackups([content(90)], NOW, 35)).toEqual([]);
  });

  test('never include foreign names', () => {
    expect(expiredBackups(['forecourt-2020.zip', 'notes.txt', database(0)], NOW, 1)).toEqual([]);
  });
});

test('the content file has the same stem as the database file', () => {
  expect(contentFileOf('/b/before-7.backup', false)).toBe('/b/before-7.content.tar.gz');
  expect(contentFileOf('/b/before-7.backup.age', true)).toBe('/b/before-7.content.tar.gz.age');
  expect(contentFileOf('before-7', true)).toBe('before-7.content.tar.gz.age');
});
