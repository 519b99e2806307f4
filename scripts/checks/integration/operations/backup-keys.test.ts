import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readIdentities } from '@forecourt/lib/operations/backup/age.server';
import { backup } from '@forecourt/lib/operations/backup/backup.server';
import { BackupKeyError, RestoreError } from '@forecourt/lib/operations/backup/format';
import { restore } from '@forecourt/lib/operations/backup/restore.server';
import { tableWithRows } from '@forecourt/lib/operations/backup/stored-tables.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { fill, keyPair } from './testing/backups.ts';

let source: TestDatabase;
/** Empty except for rows that a test restores. */
let target: TestDatabase;
let [recovery, drill, other]: Awaited<ReturnType<typeof keyPair>>[] = [];
let file: string;

beforeAll(async () => {
  [recovery, drill, other] = await Promise.all([keyPair(), keyPair(), keyPair()]);
  [source, target] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  await fill(source);
  file = path.join(source.folder, 'keys.backup.age');
  await backup(source.databaseUrl, file, [recovery!.recipient, drill!.recipient]);
});
afterAll(async () => {
  await source.stop();
  await target.stop();
});

const restoreWith = (identities: readonly string[], from = file) =>
  restore(target.databaseUrl, { file: from, identities });
const isEmpty = async () => (await tableWithRows(target.pool, 'public')) === null;

test('an encrypted backup cannot be read without a key', () => {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(() => gunzipSync(bytes)).toThrow();
  expect(existsSync(`${file}.unfinished`)).toBe(false);
});

test('refuses to restore without a key, and with another one', async () => {
  await expect(restoreWith([])).rejects.toThrow('is encrypted. Pass the file with the secret key');
  await expect(restoreWith([other!.identity])).rejects.toThrow(BackupKeyError);
  expect(await isEmpty()).toBe(true);
});

/** 64 KiB plus the tag. */
const CHUNK_BYTES = 65_552;
/** The payload follows the header, whose last line begins with dashes, and a nonce of 16 bytes. */
const payloadStart = (bytes: Buffer) => bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16;

test.each([
  ['in its last chunk', (bytes: Buffer) => bytes.subarray(0, -100)],
  ['after its first chunk', (bytes: Buffer) => bytes.subarray(0, payloadStart(bytes) + CHUNK_BYTES)],
  ['in its header', (bytes: Buffer) => bytes.subarray(0, 60)],
  [
    'in the middle and joined again',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 70_000), bytes.subarray(140_000)]),
  ],
])('restores nothing from a backup truncated %s', async (_, cut) => {
  const broken = path.join(source.folder, 'cut.backup.age');
  writeFileSync(broken, cut(readFileSync(file)));
  await expect(restoreWith([recovery!.identity], broken)).rejects.toThrow(/truncated|damaged/);
  expect(await isEmpty()).toBe(true);
});

test('restores nothing from a tampered backup', async () => {
  const bytes = readFileSync(file);
  bytes[bytes.length - 70_000]! ^= 1;
  const broken = path.join(source.folder, 'changed.backup.age');
  writeFileSync(broken, bytes);
  await expect(restoreWith([recovery!.identity], broken)).rejects.toThrow(RestoreError);
  expect(await isEmpty()).toBe(true);
});

test('refuses a malformed public key before it writes anything', async () => {
  const to = path.join(source.folder, 'malformed.backup.age');
  const cut = recovery!.recipient.slice(0, -1);
  await expect(backup(source.databaseUrl, to, [cut])).rejects.toThrow('is not an age public key');
  expect(existsSync(to)).toBe(false);
});

test('reads secret keys from a file of age-keygen', async () => {
  const keys = path.join(source.folder, 'keys.txt');
  writeFileSync(keys, `# created: today\n# public key: ${other!.recipient}\n${other!.identity}\n`);
  expect(await readIdentities(keys)).toEqual([other!.identity]);
});

test('never quotes a damaged secret key', async () => {
  const keys = path.join(source.folder, 'damaged.txt');
  const damaged = other!.identity.slice(0, -3);
  writeFileSync(keys, `${damaged}\n`);
  const error = await readIdentities(keys).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(BackupKeyError);
  expect(String(error)).not.toContain(damaged);
});

// The last test, because it fills the database.
test('any one of its secret keys restores a backup', async () => {
  const { rows, hashes } = await restoreWith([other!.identity, drill!.identity]);
  expect(rows).toMatchObject({ cars: 2, leads: 1, lead_files: 1 });
  expect(Object.keys(hashes)).toEqual(Object.keys(rows));
  const content = (pool: TestDatabase['pool']) =>
    pool.query('select content, payload from lead_files, leads');
  expect((await content(target.pool)).rows).toEqual((await content(source.pool)).rows);
});
