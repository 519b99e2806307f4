import { createReadStream, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { S3_KEY, startS3 } from '@forecourt/lib/inventory/media/testing/s3.server';
import { openPlain } from '@forecourt/lib/operations/backup/age.server';
import {
  openBackupBucket,
  storeBackup,
  withBackup,
} from '@forecourt/lib/operations/backup/bucket-backups.server';
import { backupName, readBackupName } from '@forecourt/lib/operations/backup/names';
import { restore } from '@forecourt/lib/operations/backup/restore.server';
import { type BackupPlan, takeBackup } from '@forecourt/lib/operations/backup/take-backup.server';
import type { Bucket } from '@forecourt/lib/platform/storage/bucket.server';
import { StorageFailure } from '@forecourt/lib/platform/storage/storage';
import { sanityImport } from '@sanity/import';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { fill, keyPair } from './testing/backups.ts';

let database: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: Bucket;
let keys: Awaited<ReturnType<typeof keyPair>>;
let plan: BackupPlan;

const bucketWith = (settings: { url?: string; secret?: string } = {}) =>
  openBackupBucket({ url: s3.url, region: 'us-east-1', ...S3_KEY, ...settings });

beforeAll(async () => {
  keys = await keyPair();
  [database, s3] = await Promise.all([startTestDatabase(), startS3()]);
  await fill(database);
  bucket = bucketWith();
  plan = { databaseUrl: database.databaseUrl, recipients: [keys.recipient], content: null };
});
afterAll(async () => {
  await database.stop();
  await s3.stop();
});
beforeEach(async () => {
  for (const name of await bucket.list('')) await bucket.remove(name);
  await database.pool.query('truncate backup_runs');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
async function put(...names: readonly string[]): Promise<void> {
  const file = path.join(database.folder, 'small');
  writeFileSync(file, 'small');
  for (const name of names) await bucket.put(name, file);
}
const parts = async () => (await bucket.list('')).map((name) => readBackupName(name)?.part ?? name);

test('restores a backup from the bucket as the newest and by name', async () => {
  await put(backupName(daysAgo(3), 'database'));
  const { database: taken } = await takeBackup(plan, { bucket, keepDays: 35 });
  for (const from of ['latest', taken.name]) {
    const target = await startTestDatabase();
    try {
      const { rows, takenAt } = await withBackup(from, bucket, (file) =>
        restore(target.databaseUrl, { file, identities: [keys.identity] }),
      );
      expect([rows, takenAt]).toEqual([taken.rows, taken.takenAt]);
    } finally {
      await target.stop();
    }
  }
});

test('records each backup with the time of its snapshot', async () => {
  const { database: taken } = await takeBackup(plan, { bucket, keepDays: 35 });
  const { rows } = await database.pool.query(
    `select kind, name, taken_at as "takenAt", bytes::int, seconds > 0 as timed, problem from backup_runs`,
  );
  const { kind, name, takenAt, bytes } = taken;
  expect(rows).toEqual([{ kind, name, takenAt, bytes, timed: true, problem: null }]);
  expect(bytes).toBe((await bucket.beginning(name, 1))?.size);
});

test('deletes only expired backups, and no other objects', async () => {
  const own = [60, 36, 34].flatMap((days) => [
    backupName(daysAgo(days), 'database'),
    backupName(daysAgo(days), 'content'),
  ]);
  await put(...own, 'notes.txt', 'forecourt-2020.backup.age');
  const { database: taken, removed } = await takeBackup(plan, { bucket, keepDays: 35 });
  expect(removed.toSorted()).toEqual(own.slice(0, 4).toSorted());
  expect((await bucket.list('')).toSorted()).toEqual(
    [...own.slice(4), taken.name, 'notes.txt', 'forecourt-2020.backup.age'].toSorted(),
  );
});

describe('deletes nothing', () => {
  const old = [backupName(daysAgo(90), 'database'), backupName(daysAgo(80), 'database')];
  beforeEach(() => put(...old));

  test('and stores nothing without a public key', async () => {
    const readable = takeBackup({ ...plan, recipients: [] }, { bucket, keepDays: 35 });
    await expect(readable).rejects.toThrow('Set BACKUP_RECIPIENT');
    expect(await bucket.list('')).toEqual(old);
  });

  test('while the bucket refuses the new backup', async () => {
    const target = { bucket: bucketWith({ secret: 'another' }), keepDays: 35 };
    await expect(takeBackup(plan, target)).rejects.toThrow(StorageFailure);
    expect(await bucket.list('')).toEqual(old);
    expect((await database.pool.query('select from backup_runs')).rowCount).toBe(0);
  });

  test('while the bucket cannot be reached', async () => {
    const target = { bucket: bucketWith({ url: 'http://127.0.0.1:9/photos' }), keepDays: 35 };
    await expect(takeBackup(plan, target)).rejects.toThrow('The bucket is unreachable.');
    expect(await bucket.list('')).toEqual(old);
  });

  test('when only half of the new backup arrived', async () => {
    const halving: Bucket = {
      ...bucket,
      put: async (name, file) => {
        const half = path.join(database.folder, 'half');
        writeFileSync(half, readFileSync(file));
        truncateSync(half, 1_000);
        await bucket.put(name, half);
      },
    };
    await expect(takeBackup(plan, { bucket: halving, keepDays: 35 })).rejects.toThrow(
      /failed verification: the bucket has 1000 of \d+ bytes/,
    );
    expect(await bucket.list('')).toEqual(expect.arrayContaining(old));
    expect((await database.pool.query('select from backup_runs')).rowCount).toBe(0);
  });
});

test('refuses to store an unencrypted file', async () => {
  const file = path.join(database.folder, 'readable');
  writeFileSync(file, 'a readable file, longer than the first line of an encrypted one');
  await expect(storeBackup(bucket, 'readable', file)).rejects.toThrow('only accepts encrypted backups');
  expect(await bucket.list('')).toEqual([]);
});

test('reports missing backups', async () => {
  const nothing = () => Promise.resolve();
  const missing = backupName(daysAgo(1), 'database');
  await expect(withBackup('latest', bucket, nothing)).rejects.toThrow('The bucket contains no backup.');
  await expect(withBackup(missing, bucket, nothing)).rejects.toThrow(
    `does not contain the backup ${missing}`,
  );
  await expect(withBackup('latest', null, nothing)).rejects.toThrow('BACKUP_S3_URL is not set');
  await expect(withBackup('nothing.backup', bucket, nothing)).rejects.toThrow(
    'File not found: nothing.backup',
  );
});

describe('content', () => {
  let lake: TestLake;
  let picture: Buffer;
  let pictureId: string;
  const access = (token = TOKENS.writer) => ({
    SANITY_PROJECT_ID: lake.options.projectId,
    SANITY_DATASET: lake.options.dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: token,
  });
  beforeAll(async () => {
    lake = await testLake();
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3050a0' } })
      .png()
      .toBuffer();
    ({ _id: pictureId } = await lake.client.assets.upload('image', picture, { filename: 'blue.png' }));
    const image = { _type: 'image', asset: { _type: 'reference', _ref: pictureId } };
    await lake.client.createOrReplace({ _id: 'page-1', _type: 'page', title: 'Home', image });
    await lake.client.createOrReplace({ _id: 'drafts.page-2', _type: 'page', title: 'Draft' });
  });
  afterAll(() => lake.close());

  test('is exported encrypted and imports with drafts and pictures', async () => {
    const { database: taken, content } = await takeBackup(
      { ...plan, content: access() },
      { bucket, keepDays: 35 },
    );
    expect(content).toMatchObject({ kind: 'content', assets: 1 });
    expect(content?.name).toBe(taken.name.replace('.backup.age', '.content.tar.gz.age'));
    expect((await parts()).toSorted()).toEqual(['content', 'database']);

    const encrypted = path.join(database.folder, 'content.age');
    await bucket.get(content?.name ?? '', encrypted);
    const archive = path.join(database.folder, 'content.tar.gz');
    const plain = await openPlain(encrypted, [keys.identity]);
    writeFileSync(archive, Buffer.concat(await plain.toArray()));
    const other = await testLake();
    try {
      await sanityImport(createReadStream(archive), { client: other.client, operation: 'createOrReplace' });
      const page = await other.client.getDocument<{ title: string; image: { asset: { _ref: string } } }>(
        'page-1',
      );
      expect(page).toMatchObject({ title: 'Home', image: { asset: { _ref: pictureId } } });
      expect(await other.client.getDocument('drafts.page-2')).toMatchObject({ title: 'Draft' });
      const asset = await other.client.getDocument<{ url: string; originalFilename: string }>(pictureId);
      expect(asset?.originalFilename).toBe('blue.png');
      const bytes = await (await fetch(asset?.url ?? '')).bytes();
      expect(picture.equals(bytes)).toBe(true);
    } finally {
      await other.close();
    }
  });

  test('that cannot be exported fails the backup; nothing is deleted and the database is kept', async () => {
    const old = backupName(daysAgo(90), 'database');
    await put(old);
    const failure = takeBackup({ ...plan, content: access('unknown-token') }, { bucket, keepDays: 35 });
    await expect(failure).rejects.toThrow('The database was backed up, but the content was not');
    expect(await parts()).toEqual(['database', 'database']);
    const { rows } = await database.pool.query('select kind from backup_runs');
    expect(rows).toEqual([{ kind: 'database' }]);
  });

  test('is exported next to a file as well', async () => {
    const file = path.join(database.folder, 'before-7.backup');
    const { content } = await takeBackup({ ...plan, recipients: [], content: access() }, { file });
    expect(content?.name).toBe('before-7.content.tar.gz');
    expect(readFileSync(path.join(database.folder, 'before-7.content.tar.gz')).subarray(0, 2)).toEqual(
      Buffer.from([0x1f, 0x8b]),
    );
  });
});
