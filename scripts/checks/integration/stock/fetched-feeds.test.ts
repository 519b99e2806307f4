import { once } from 'node:events';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import type { ReadFeed } from '@forecourt/lib/inventory/stock/fetching/definition.server';
import { markDueFeeds } from '@forecourt/lib/inventory/stock/fetching/due.server';
import { emailFeedTroubles } from '@forecourt/lib/inventory/stock/fetching/email-troubles.server';
import { acceptHostKey } from '@forecourt/lib/inventory/stock/fetching/host-key.server';
import { requestFeedRun } from '@forecourt/lib/inventory/stock/fetching/request-run.server';
import { type FeedTools, runNextFeed } from '@forecourt/lib/inventory/stock/fetching/run.server';
import {
  deleteFeedSecret,
  feedSecret,
  storeFeedSecret,
} from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { feedStates, takeFeed } from '@forecourt/lib/inventory/stock/fetching/state.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { selfSigned } from './testing/certificate.ts';
import { sampleFeed } from './testing/feed-document.ts';
import { startTestFtp } from './testing/ftp-server.ts';
import { startTestFtps } from './testing/ftps-server.ts';
import { csvOf, sampleRows } from './testing/sample-feed.ts';
import { startTestSftp } from './testing/sftp-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MASTER = 'a-master-key-of-at-least-32-characters';
const USER = { user: 'dealer', password: 'pass-word-of-the-dealer' };
const SECRET = { user: USER.user, secret: 'dealer-password' };

let database: TestDatabase;
let files: string;
const servers: { stop(): unknown }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  files = path.join(database.folder, 'dealer');
});
afterAll(() => database.stop());
beforeEach(async () => {
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files);
  await database.clear();
  await database.pool.query('truncate feed_sources, feed_secrets');
  await storeFeedSecret(database.pool, { master: MASTER, name: SECRET.secret, value: USER.password });
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

const write = (name: string, content: string | Buffer) => writeFileSync(path.join(files, name), content);
const cars = (count: number) => csvOf(sampleRows(count));

async function web(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  servers.push({
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
async function sftp(port?: number) {
  const server = await startTestSftp(files, { ...USER, ...(port && { port }) });
  servers.push(server);
  return server;
}

const toolsFor = (feed: ReadFeed | null, changes: Partial<FeedTools> = {}): FeedTools => ({
  feed: async () => feed,
  secretKey: MASTER,
  inboxRoot: files,
  keptPhotos: null,
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedUrl: () => true,
  ...changes,
});

async function run(feed: ReadFeed | null, changes: Partial<FeedTools> = {}) {
  await requestFeedRun(database.pool, 'sample');
  return next(feed, changes);
}
async function next(feed: ReadFeed | null, changes: Partial<FeedTools> = {}) {
  expect(await runNextFeed(database.pool, toolsFor(feed, changes), new AbortController().signal)).toBe(true);
  return lastRun();
}
async function lastRun() {
  const { rows } = await database.pool.query(
    'select outcome, error, added, changed, unchanged from feed_runs order by id desc limit 1',
  );
  return rows[0] as { outcome: string; error: string | null; added: number };
}
const runs = async () => (await database.pool.query('select outcome from feed_runs')).rowCount;
const state = async () => (await feedStates(database.pool, ['sample']))[0];
const importOf = (added: number) => expect.objectContaining({ outcome: 'imported', error: null, added });
/** Checks that a run failed without revealing the password. */
async function expectFailed(reason: RegExp, done: Promise<{ outcome: string; error: string | null }>) {
  const { outcome, error } = await done;
  expect({ outcome, error }).toEqual({ outcome: 'failed', error: expect.stringMatching(reason) });
  expect(error).not.toContain(USER.password);
  expect(await state()).toMatchObject({
    problem: error,
    succeededAt: null,
    startedAt: null,
    requestedAt: null,
  });
}

describe('by SFTP', () => {
  const feedAt = (port: number, name = '/stock.csv') =>
    sampleFeed({ kind: 'sftp', host: '127.0.0.1', port, path: name, ...SECRET });

  test('imports a file, or the newest file of a pattern', async () => {
    const { port } = await sftp();
    write('stock.csv', cars(2));
    expect(await run(feedAt(port))).toEqual(importOf(2));
    write('stock-2.csv', cars(4));
    write('stock-1.csv', cars(3));
    utimesSync(path.join(files, 'stock-1.csv'), new Date(), new Date('2020-01-01'));
    expect(await run(feedAt(port, '/stock-*.csv'))).toEqual(importOf(2));
  });

  test('rejects a server with a changed key, without sending the password, until accepted', async () => {
    const first = await sftp();
    write('stock.csv', cars(2));
    await run(feedAt(first.port));
    await servers.pop()?.stop();
    const second = await sftp(first.port);
    write('stock.csv', cars(3));
    expect(await run(feedAt(second.port))).toMatchObject({
      outcome: 'failed',
      error: expect.stringMatching(/host key has changed/),
    });
    expect(await acceptHostKey(database.pool, 'sample')).toMatch(/^SHA256:/);
    expect(await run(feedAt(second.port))).toEqual(importOf(1));
  });

  test('reports a wrong password, a missing file and a lost connection', async () => {
    const server = await sftp();
    const feed = feedAt(server.port);
    await storeFeedSecret(database.pool, { master: MASTER, name: SECRET.secret, value: 'another-pass-word' });
    await expectFailed(/refused the user/, run(feed));
    await storeFeedSecret(database.pool, { master: MASTER, name: SECRET.secret, value: USER.password });
    await expectFailed(/\/stock\.csv does not exist/, run(feed));
    write('stock.csv', cars(2));
    server.missing = 10;
    await expectFailed(/cut off/, run(feed));
  });

  test('times out if the server stops responding', async () => {
    const server = await sftp();
    server.isMute = true;
    await expectFailed(/in time/, run(feedAt(server.port), { limits: { patienceMs: 2_000 } }));
  });

  test('connects to public addresses only', async () => {
    const { port } = await sftp();
    await expectFailed(/no public address/, run(feedAt(port), { isAllowedAddress: () => false }));
  });
});

describe('by FTP', () => {
  const ftp = async (name = '/stock.csv') => {
    const server = await startTestFtp(files, USER);
    servers.push(server);
    return sampleFeed({
      kind: 'ftp',
      host: '127.0.0.1',
      port: server.port,
      path: name,
      encryption: 'none',
      ...SECRET,
    });
  };

  test('imports a file, zipped or not', async () => {
    write('stock.csv', cars(2));
    write('stock-2.csv.gz', gzipSync(cars(3)));
    expect(await run(await ftp())).toEqual(importOf(2));
    expect(await run(await ftp('/stock-*.gz'))).toEqual(importOf(1));
  });

  test('reports a wrong password and a missing file', async () => {
    const feed = await ftp();
    await expectFailed(/\/stock\.csv does not exist/, run(feed));
    await storeFeedSecret(database.pool, { master: MASTER, name: SECRET.secret, value: 'another-pass-word' });
    await expectFailed(/refused the username or password/, run(feed));
  });
});

describe('by FTPS', () => {
  const trustedCertificates = tls.getCACertificates('default');
  afterEach(() => tls.setDefaultCACertificates(trustedCertificates));
  /**
   * Starts an FTPS server with a certificate, or without encryption, and returns a feed that requires
   * encryption.
   */
  const ftps = async (certificate?: { key: string; cert: string }) => {
    const server = await startTestFtps(files, USER, certificate);
    servers.push(server);
    const at = { host: '127.0.0.1', port: server.port, path: '/stock.csv' };
    const feed = sampleFeed({ kind: 'ftp', encryption: 'explicit', ...at, ...SECRET });
    return { feed, logins: server.logins };
  };
  const trust = (cert: string) => tls.setDefaultCACertificates([...trustedCertificates, cert]);

  test('sends no password to a self-signed server until it is trusted', async () => {
    write('stock.csv', cars(2));
    const certificate = selfSigned({ ip: '127.0.0.1' });
    const { feed, logins } = await ftps(certificate);
    await expectFailed(/certificate is not trusted/, run(feed));
    expect(logins).toEqual([]);
    // Like NODE_EXTRA_CA_CERTS in a worker.
    trust(certificate.cert);
    expect(await run(feed)).toEqual(importOf(2));
    expect(logins).toEqual([USER.user]);
  });

  test('sends no password to a server with another’s certificate or without encryption', async () => {
    write('stock.csv', cars(2));
    const others = selfSigned({ dns: 'ftp.dealer.example' });
    trust(others.cert);
    const another = await ftps(others);
    await expectFailed(/certificate is not trusted/, run(another.feed));
    const plain = await ftps();
    await expectFailed(/server responded with error 5/, run(plain.feed));
    expect([another.logins, plain.logins]).toEqual([[], []]);
  });
});

describe('by web address', () => {
  test('sends headers and secrets, but to no other host', async () => {
    const logEntries: unknown[] = [];
    const other = await web((request, response) => {
      logEntries.push(request.headers['x-key']);
      response.end(cars(2));
    });
    const url = await web((request, response) => {
      logEntries.push(request.headers['x-key']);
      response.writeHead(302, { location: `${other}/stock.csv` }).end();
    });
    const headers = [{ name: 'X-Key', value: null, secret: SECRET.secret }];
    expect(await run(sampleFeed({ kind: 'https', url, headers }))).toEqual(importOf(2));
    expect(logEntries).toEqual([USER.password, undefined]);
  });

  test('imports an unchanged file again only on demand', async () => {
    let content = cars(2);
    let hasTags = true;
    const requests: unknown[] = [];
    const url = await web((request, response) => {
      requests.push(request.headers['if-none-match']);
      if (hasTags && request.headers['if-none-match'] === '"a"') return void response.writeHead(304).end();
      response.writeHead(200, hasTags ? { etag: '"a"' } : {}).end(content);
    });
    const feed = sampleFeed({ kind: 'https', url });
    const scheduledTimes = async () => {
      await database.pool.query('update feed_sources set due_at = now()');
      return next(feed);
    };
    await run(feed);
    const { changedAt } = (await state()) as { changedAt: Date };
    await scheduledTimes();
    hasTags = false;
    await scheduledTimes();
    expect(requests).toEqual([undefined, '"a"', '"a"']);
    expect(await runs()).toBe(1);
    expect(await state()).toMatchObject({ problem: null, changedAt });
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged' });
    content = cars(3);
    expect(await scheduledTimes()).toEqual(importOf(1));
  });

  test('rejects a bad file once, and the feed keeps failing', async () => {
    let content = cars(10);
    const url = await web((_, response) => response.end(content));
    const feed = sampleFeed({ kind: 'https', url });
    await run(feed);
    content = cars(1);
    for (let turn = 0; turn < 3; turn += 1) {
      await database.pool.query('update feed_sources set due_at = now()');
      expect(await next(feed)).toMatchObject({ outcome: 'refused' });
    }
    expect(await runs()).toBe(2);
    expect((await state())?.problem).toMatch(/Nothing was changed/);
  });

  test.each<[string, RegExp, RequestListener]>([
    ['404', /status 404/, (_, response) => response.writeHead(404).end()],
    ['403', /refused access \(403\)/, (_, response) => response.writeHead(403).end(USER.password)],
    [
      'a redirect in a circle',
      /redirects more than/,
      (_, response) => response.writeHead(302, { location: '/' }).end(),
    ],
    [
      'a file that stops',
      /connection/,
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write(cars(1), () => response.destroy());
      },
    ],
    ['a file that is too large', /larger than/, (_, response) => response.end('x'.repeat(3_000_000))],
    ['a bomb', /far more data than/, (_, response) => response.end(gzipSync(Buffer.alloc(30_000_000)))],
    [
      'half an archive',
      /incomplete or damaged/,
      (_, response) => response.end(gzipSync(cars(9)).subarray(0, 100)),
    ],
  ])('reports %s', async (_, reason, answer) => {
    const feed = sampleFeed({ kind: 'https', url: await web(answer) });
    await expectFailed(reason, run(feed, { limits: { fileBytes: 2_000_000 } }));
  });

  test('does not follow a redirect to a private address', async () => {
    const url = await web((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    );
    await expectFailed(/no public address/, run(sampleFeed({ kind: 'https', url })));
  });

  test('times out if the address does not respond', async () => {
    const feed = sampleFeed({ kind: 'https', url: await web(() => {}) });
    await expectFailed(/in time/, run(feed, { limits: { patienceMs: 50 } }));
  });

  test('rejects XML with entities and leaves the stock unchanged', async () => {
    const url = await web((_, response) =>
      response.end(
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a><car><Make>&b;</Make></car></a>',
      ),
    );
    const file = { format: 'xml' as const, separator: null, encoding: null, records: null, mayEndOpen: null };
    expect(await run(sampleFeed({ kind: 'https', url }, { file }))).toMatchObject({
      outcome: 'refused',
      error: expect.stringMatching(/document type/),
    });
  });
});

describe('by folder', () => {
  test('imports a file, and paths cannot leave the folder', async () => {
    write('stock.csv', cars(2));
    expect(await run(sampleFeed({ kind: 'inbox', path: 'stock-*.csv' }))).toMatchObject({
      outcome: 'failed',
    });
    expect(await run(sampleFeed({ kind: 'inbox', path: 'stock*.csv' }))).toEqual(importOf(2));
    writeFileSync(path.join(database.folder, 'other.csv'), cars(3));
    for (const outside of ['../other.csv', '../*.csv', '/../other.csv'])
      expect(await run(sampleFeed({ kind: 'inbox', path: outside }))).toMatchObject({
        outcome: 'failed',
        error: expect.stringMatching(/outside the inbox/),
      });
  });
});

describe('several workers', () => {
  const inbox = () => {
    write('stock.csv', cars(2));
    return sampleFeed({ kind: 'inbox', path: 'stock.csv' });
  };

  test('run a feed once each time it is due', async () => {
    const feed = inbox();
    await markDueFeeds(database.pool, [feed]);
    const { signal } = new AbortController();
    const workerResults = await Promise.all(
      [1, 2, 3].map(() => runNextFeed(database.pool, toolsFor(feed), signal)),
    );
    expect(workerResults.filter(Boolean)).toHaveLength(1);
    await markDueFeeds(database.pool, [feed]);
    expect(await runNextFeed(database.pool, toolsFor(feed), signal)).toBe(false);
    expect(await runs()).toBe(1);
    await markDueFeeds(database.pool, [feed], new Date(Date.now() + 3_600_000));
    expect(await runNextFeed(database.pool, toolsFor(feed), signal)).toBe(true);
  });

  test('stop while the feed is disabled and continue afterwards', async () => {
    const since = async () => (await database.pool.query('select switched_off_at from feed_sources')).rows;
    const feed = inbox();
    await markDueFeeds(database.pool, [feed]);
    expect(await since()).toEqual([{ switched_off_at: null }]);
    await markDueFeeds(database.pool, [{ ...feed, isOn: false }]);
    const off = await since();
    expect(off).toEqual([{ switched_off_at: expect.any(Date) }]);
    // Deleting the document does not change the date.
    await markDueFeeds(database.pool, []);
    expect(await since()).toEqual(off);
    await markDueFeeds(database.pool, [feed]);
    expect(await since()).toEqual([{ switched_off_at: null }]);
  });

  test('record a run whose worker died and retry it a limited number of times', async () => {
    const feed = inbox();
    const die = () =>
      database.pool.query('update feed_sources set due_at = now(), started_at = now(), tried_at = now()');
    await markDueFeeds(database.pool, [feed]);
    await die();
    expect(await next(feed)).toMatchObject({
      outcome: 'failed',
      error: expect.stringMatching(/interrupted/),
    });
    await die();
    await next(feed);
    expect(await runNextFeed(database.pool, toolsFor(feed), new AbortController().signal)).toBe(false);
    expect(await runs()).toBe(2);
  });

  test('start a requested run without delay', async () => {
    await requestFeedRun(database.pool, 'sample');
    await transaction(database.pool, async (connection) => {
      expect(await takeFeed(connection, 'sample')).not.toBeNull();
      await requestFeedRun(database.pool, 'sample');
    });
  });

  test('hand their run over when stopped', async () => {
    const stopping = new AbortController();
    const url = await web(() => stopping.abort(new Error('stopped')));
    await requestFeedRun(database.pool, 'sample');
    const tools = toolsFor(sampleFeed({ kind: 'https', url }));
    await expect(runNextFeed(database.pool, tools, stopping.signal)).rejects.toThrow('stopped');
    expect(await state()).toMatchObject({ startedAt: null, requestedAt: expect.any(Date) });
    expect(await runs()).toBe(0);
  });
});

describe('notifications', () => {
  const HOUR = 3_600_000;
  const mails: Mail[] = [];
  const problems: unknown[] = [];
  const tell = (feed: ReadFeed, hours: number, { administrators = [] as string[], site = MAIL_SITE } = {}) =>
    emailFeedTroubles(
      database.pool,
      [feed],
      {
        reader: readerOf(site),
        administrators: async () => administrators,
        sender: { send: async (mail) => void mails.push(mail), close: () => {} },
        mailDomain: 'forecourt.example',
        report: (error) => problems.push(error),
      },
      new Date(Date.now() + hours * HOUR),
    );
  beforeEach(() => {
    mails.length = 0;
    problems.length = 0;
  });

  test('are sent once when a feed keeps failing, and again after it recovered', async () => {
    const feed = sampleFeed({ kind: 'inbox', path: 'stock.csv' });
    await run(feed);
    await tell(feed, 1);
    expect(mails).toEqual([]);
    await tell(feed, 3);
    await tell(feed, 4);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: ['stock@dealer.example'],
      subject: 'The stock feed Sample feed is failing',
    });
    expect(mails[0]?.text).toContain('The inbox has no file stock.csv.');
    write('stock.csv', cars(1));
    await run(feed);
    await tell(feed, 3);
    expect(mails).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  test('reach the administrators, else the site’s recipients, of a feed without contacts', async () => {
    const feed = sampleFeed(
      { kind: 'inbox', path: 'stock.csv' },
      { alarm: { failingHours: 2, sameFileHours: null, emails: [] } },
    );
    const again = () => database.pool.query('update feed_sources set failure_told_at = null');
    await run(feed);
    await tell(feed, 3, { administrators: ['kim@group.example'] });
    await again();
    const site = { ...MAIL_SITE, reportEmails: ['reports@dealer.example'] };
    await tell(feed, 4, { site });
    await again();
    const silentSite = { ...MAIL_SITE, reportEmails: [], leadAlertEmails: [], dealerships: [] };
    await tell(feed, 5, { site: silentSite });
    expect(mails.map(({ to }) => to)).toEqual([['kim@group.example'], ['reports@dealer.example']]);
    expect(problems.map(String)).toEqual(['Error: nobody can be told about the feed sample']);
  });

  test('are sent once when its file stays the same, but not for a disabled feed', async () => {
    write('stock.csv', cars(1));
    const feed = sampleFeed(
      { kind: 'inbox', path: 'stock.csv' },
      { alarm: { failingHours: 100, sameFileHours: 24, emails: ['a@dealer.example'] } },
    );
    await run(feed);
    await tell({ ...feed, isOn: false }, 25);
    await tell(feed, 23);
    expect(mails).toEqual([]);
    await tell(feed, 25);
    await run(feed);
    await tell(feed, 26);
    expect(mails.map(({ subject }) => subject)).toEqual(['The stock feed Sample feed has not changed']);
  });
});

test('an incomplete or missing feed document fails with what is missing', async () => {
  await expectFailed(/document has errors[\s\S]*source/, run(sampleFeed({ kind: 'sftp' })));
  await expectFailed(/No feed with this name is published/, run(null));
});

describe('secret of a feed', () => {
  const read = (master: string | null, name = SECRET.secret) => feedSecret(database.pool, master, name);

  test('is readable only with its key and under its own name', async () => {
    expect(await read(MASTER)).toBe(USER.password);
    await storeFeedSecret(database.pool, { master: MASTER, name: 'another', value: '-----BEGIN KEY\nü\n' });
    expect(await read(MASTER, 'another')).toBe('-----BEGIN KEY\nü\n');
    await database.pool.query(
      'update feed_secrets set sealed = (select sealed from feed_secrets where name = $1) where name = $2',
      [SECRET.secret, 'another'],
    );
    await expect(read(MASTER, 'another')).rejects.toThrow(/another FEED_SECRET_KEY/);
    await expect(read(`${MASTER}!`)).rejects.toThrow(/another FEED_SECRET_KEY/);
    await expect(read(null)).rejects.toThrow(/FEED_SECRET_KEY is not set/);
  });

  test('is never stored in plain text and is deleted on request', async () => {
    const { rows } = await database.pool.query('select sealed from feed_secrets');
    expect(rows[0].sealed.toString('latin1')).not.toContain(USER.password);
    expect(await deleteFeedSecret(database.pool, SECRET.secret)).toBe(true);
    await expect(read(MASTER)).rejects.toThrow(/secret "dealer-password" does not exist/);
  });
});
