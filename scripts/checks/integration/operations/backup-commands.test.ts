import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { S3_KEY, startS3 } from '@forecourt/lib/inventory/media/testing/s3.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { fill, keyPair } from './testing/backups.ts';

const run = promisify(execFile);
const COMMANDS = path.resolve(import.meta.dirname, '../../../commands');

let database: TestDatabase;
let target: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: Record<string, string>;
let identityFile: string;

beforeAll(async () => {
  const keys = await keyPair();
  [database, target, s3] = await Promise.all([startTestDatabase(), startTestDatabase(), startS3()]);
  await fill(database);
  identityFile = path.join(database.folder, 'key.txt');
  writeFileSync(identityFile, keys.identity);
  bucket = {
    BACKUP_RECIPIENT: keys.recipient,
    BACKUP_S3_URL: s3.url,
    BACKUP_S3_KEY_ID: S3_KEY.keyId,
    BACKUP_S3_SECRET: S3_KEY.secret,
  };
});
afterAll(async () => {
  await database.stop();
  await target.stop();
  await s3.stop();
});

const command = (name: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, [path.join(COMMANDS, `${name}.ts`), ...args], {
    env: { DATABASE_URL: database.databaseUrl, ...env },
  });
const drillUrl = () => {
  const url = new URL(database.databaseUrl);
  url.pathname = '/postgres';
  return url.href;
};

test('warns that a backup without a public key is not encrypted', async () => {
  const file = path.join(database.folder, 'readable.backup');
  const { stdout, stderr } = await command('backup', ['--to', file]);
  expect(stdout).toMatch(/\d+ rows of \d+ tables in readable\.backup \(0\.\d MB\)/);
  expect(stderr).toContain('readable.backup is not encrypted and contains personal data');
  expect(existsSync(file)).toBe(true);
});

test('backs up into the bucket, drills the newest backup there and restores it', async () => {
  const { stdout, stderr } = await command('backup', [], bucket);
  expect(stdout).toMatch(/in forecourt-\d{8}T\d{6}Z\.backup\.age/);
  expect(stderr).not.toContain('not encrypted');

  const drill = await command('backup-drill', ['--identity', identityFile], {
    ...bucket,
    BACKUP_DRILL_DATABASE_URL: drillUrl(),
  });
  expect(drill.stdout).toMatch(/as of \d{4}-.*RTO \d+\.\d s, compared in \d+\.\d s\./);

  const restored = await command('restore', ['--from', 'latest', '--identity', identityFile], {
    ...bucket,
    DATABASE_URL: target.databaseUrl,
  });
  expect(restored.stdout).toMatch(/\d+ rows of \d+ tables, as of/);
  expect((await target.pool.query('select from lead_files')).rowCount).toBe(1);
});

test.each([
  ['backup', ['--to', 's3'], {}, 'Set BACKUP_S3_URL'],
  ['backup', ['--to', 'x', '--keep-days', 'all'], {}, '--keep-days must be a whole number'],
  ['backup', ['--to', 'x'], { BACKUP_RECIPIENT: 'ssh-ed25519' }, 'BACKUP_RECIPIENT: not age public keys'],
  [
    'backup',
    ['--to', 's3'],
    { BACKUP_S3_URL: 'http://127.0.0.1:9/b' },
    'BACKUP_S3_SECRET: required with BACKUP_S3_URL',
  ],
  ['restore', ['--from', 'latest'], {}, 'BACKUP_S3_URL is not set'],
  ['restore', ['--from', 'x', '--identity', 'none.txt'], {}, 'no such file or directory'],
  ['backup-drill', [], {}, 'Set BACKUP_DRILL_DATABASE_URL'],
])('pnpm %s %j with %j fails with a sentence', async (name, args, env, words) => {
  await expect(command(name, args, env as Record<string, string>)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(words),
  });
  expect(existsSync('x')).toBe(false);
});
