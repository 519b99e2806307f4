import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucket } from '../../platform/storage/bucket.server.ts';
import { S3_KEY, startS3 } from './testing/s3.server.ts';

const open = (url: string) => openBucket({ url, region: 'us-east-1', ...S3_KEY });

describe('a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let folder: string;
  beforeAll(async () => {
    [s3, folder] = await Promise.all([startS3(), mkdtemp(path.join(tmpdir(), 'forecourt-bucket-'))]);
    for (const name of ['b-2', 'a-1', 'b-1']) {
      await writeFile(path.join(folder, 'file'), `bytes of ${name}`);
      await open(s3.url).put(name, path.join(folder, 'file'));
    }
  });
  afterAll(async () => {
    await s3.stop();
    await rm(folder, { recursive: true });
  });

  test('lists the names that begin with a prefix, in order', async () => {
    expect(await open(s3.url).list('b-')).toEqual(['b-1', 'b-2']);
    expect(await open(s3.url).list('c-')).toEqual([]);
  });

  test('reads the beginning and the size of an object', async () => {
    const beginning = await open(s3.url).beginning('a-1', 5);
    expect(beginning).toEqual({ bytes: Buffer.from('bytes'), size: 12 });
    expect(await open(s3.url).beginning('none', 5)).toBeNull();
  });

  test('that does not exist is reported as 404', async () => {
    const other = open(s3.url.replace('/photos', '/others'));
    await expect(other.list('')).rejects.toThrow('The bucket answered with status 404.');
    await expect(other.beginning('a-1', 5)).rejects.toThrow('The bucket answered with status 404.');
  });
});

describe('a list of several pages', () => {
  let server: Server;
  const asked: (string | null)[] = [];
  let answer: (token: string | null) => string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://bucket').searchParams.get('continuation-token');
      asked.push(token);
      response.end(answer(token));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;

  test('is read to its end', async () => {
    answer = (token) =>
      token
        ? '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>b &amp; c</Key></Contents></ListBucketResult>'
        : '<ListBucketResult><Contents><Key>007</Key></Contents><NextContinuationToken>a+b/=</NextContinuationToken></ListBucketResult>';
    expect(await open(url()).list('')).toEqual(['007', 'b & c']);
    expect(asked).toEqual([null, 'a+b/=']);
  });

  test('fails when the answer is something else', async () => {
    answer = () => '<html><body>Sign in</body></html>';
    await expect(open(url()).list('')).rejects.toThrow('The bucket did not return a list of its objects.');
  });
});
