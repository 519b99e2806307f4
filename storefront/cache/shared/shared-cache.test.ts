import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowStale } from './allow-stale.ts';
import { SharedCache } from './shared-cache.ts';
import type { SharedEntry } from './shared-entry.ts';

const SERVER = ['valkey-server', 'redis-server'].find((name) => !spawnSync(name, ['--version']).error);
const TAG = 'harbour/page/';
const tagsOf = () => [TAG];
const MAKING_MS = 100;

let port: number;
let server: ChildProcess;
/** Where the server saves its memory on request, and loads it from at the start. */
let folder: string;
const copies: SharedCache[] = [];
const lines: Server[] = [];
const url = () => `redis://127.0.0.1:${port}`;

async function startServer(): Promise<void> {
  const options = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  server = spawn(SERVER ?? '', options, { stdio: 'ignore' });
  await vi.waitUntil(ping, { timeout: 5_000 });
}
async function stopServer(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}
function ping(): boolean {
  const { stdout } = spawnSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8' });
  return stdout.trim() === 'PONG';
}

/** A relay to the server that can hold back its answers while invalidations still arrive, or be cut. */
async function line() {
  const heldAnswers: (() => void)[] = [];
  const clients = new Set<Socket>();
  let isHeld = false;
  let isCut = false;
  const relay = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    clients.add(client);
    const store = connect(port, '127.0.0.1');
    store.on('close', () => client.destroy());
    let hears = false;
    for (const socket of [client, store] satisfies Socket[]) socket.on('error', () => undefined);
    client.on('close', () => {
      clients.delete(client);
      store.destroy();
    });
    client.on('data', (chunk) => {
      hears ||= /SUBSCRIBE/i.test(String(chunk));
      store.write(chunk);
    });
    store.on('data', (chunk) => {
      if (isHeld && !hears) heldAnswers.push(() => client.write(chunk));
      else client.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  lines.push(relay);
  return {
    url: `redis://127.0.0.1:${(relay.address() as { port: number }).port}`,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const answer of heldAnswers.splice(0)) answer();
    },
    cut: () => {
      isCut = true;
      for (const client of clients) client.destroy();
    },
    mend: () => {
      isCut = false;
    },
  };
}

async function copy(
  build = 'one',
  onInvalidation: (tags: readonly string[]) => void = () => undefined,
  address = url(),
): Promise<SharedCache> {
  const cache = new SharedCache({ url: address, build, onInvalidation });
  copies.push(cache);
  await cache.listen();
  expect(await cache.untilConnected(5_000)).toBe(true);
  return cache;
}
const entry = (cache: SharedCache, value = 'a page'): SharedEntry => ({
  value,
  lastModified: Date.now(),
  cacheControl: undefined,
  begun: cache.begin(),
});
const isCurrent = (cache: SharedCache, { begun, lastModified }: SharedEntry) =>
  cache.isCurrent([TAG], begun, lastModified);

describe.skipIf(!SERVER)('shared cache', () => {
  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    port = (probe.address() as { port: number }).port;
    probe.close();
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-shared-cache-'));
    await startServer();
  });
  afterEach(() => {
    for (const cache of copies.splice(0)) cache.close();
    for (const relay of lines.splice(0)) relay.close();
  });
  afterAll(async () => {
    await stopServer();
    await rm(folder, { recursive: true });
  });

  test('no instance trusts older entries once an invalidation has ended', async () => {
    const [a, b, c] = [await copy(), await copy(), await copy()];
    for (let round = 0; round < 20; round += 1) {
      const newEntry = [a, b, c].map((cache) => entry(cache));
      await a.invalidate([TAG]);
      const trustAnswers = await Promise.all(
        [a, b, c].map((cache, index) => isCurrent(cache, newEntry[index] as SharedEntry)),
      );
      expect(trustAnswers).toEqual([false, false, false]);
      expect(await isCurrent(b, entry(b))).toBe(true);
    }
  });

  test('concurrent invalidations of several instances reach all of them', async () => {
    const all = [await copy(), await copy(), await copy()];
    const newEntry = all.map((cache) => entry(cache));
    await Promise.all(
      all.flatMap((cache, index) => [cache.invalidate([`other-${index}`]), cache.invalidate([TAG])]),
    );
    for (const [index, cache] of all.entries())
      expect(await isCurrent(cache, newEntry[index] as SharedEntry)).toBe(false);
    expect(new Set(all.map((cache) => cache.begin().sequence)).size).toBe(1);
  });

  test('an instance reads a page of another one of the same build only', async () => {
    const [a, b, other] = [await copy(), await copy(), await copy('two')];
    await a.write('/', entry(a), 60);
    expect(await b.read('/', tagsOf)).toMatchObject({ value: 'a page' });
    expect(await other.read('/', tagsOf)).toBeNull();
    await b.invalidate([TAG]);
    expect(await a.read('/', tagsOf)).toBeNull();
  });

  test('a page begun before an invalidation and stored after it is not served', async () => {
    const [a, b] = [await copy(), await copy()];
    const begunBefore = entry(a);
    await b.invalidate([TAG]);
    await a.write('/late', begunBefore, 60);
    expect([await a.read('/late', tagsOf), await b.read('/late', tagsOf)]).toEqual([null, null]);
  });

  describe('an expensive page', () => {
    test('is rendered by one instance while the others wait', async () => {
      const all = [await copy(), await copy(), await copy()];
      await all[0]?.invalidate([TAG]);
      let makings = 0;
      const pages = await Promise.all(
        all.map(async (cache) => {
          const other = await cache.readOrClaim('/costly', tagsOf, cache.begin());
          if (other) return other.value;
          makings += 1;
          const newEntry = entry(cache, 'the one page');
          await delay(MAKING_MS);
          await cache.write('/costly', newEntry, 60);
          await cache.release('/costly', newEntry.begun);
          return newEntry.value;
        }),
      );
      expect([makings, new Set(pages)]).toEqual([1, new Set(['the one page'])]);
    });

    test('is rendered by the next instance if the first gives up', async () => {
      const [a, b] = [await copy(), await copy()];
      const begun = a.begin();
      expect(await a.readOrClaim('/left', tagsOf, begun)).toBeNull();
      // The holder may claim again without waiting.
      expect(await a.readOrClaim('/left', tagsOf, begun)).toBeNull();
      expect(await b.readOrClaim('/left', tagsOf, b.begin())).toBeNull();
      expect(await a.readOrClaim('/refused', tagsOf, begun)).toBeNull();
      const waiting = b.readOrClaim('/refused', tagsOf, b.begin());
      await a.release('/refused', begun);
      expect(await waiting).toBeNull();
    });

    test('is rendered by the next instance at once if the first one dies', async () => {
      const [a, b] = [await copy(), await copy()];
      expect(await a.readOrClaim('/widowed', tagsOf, a.begin())).toBeNull();
      const waiting = b.readOrClaim('/widowed', tagsOf, b.begin());
      a.close();
      expect(await waiting).toBeNull();
      // The claim itself still exists: it was not released.
      const keys = execFileSync('redis-cli', ['-p', String(port), 'keys', '*/widowed:making:*'], {
        encoding: 'utf8',
      });
      expect(keys.trim()).not.toBe('');
    });

    test('is not waited for once an invalidation makes it stale', async () => {
      const [a, b] = [await copy(), await copy()];
      expect(await a.readOrClaim('/old', tagsOf, a.begin())).toBeNull();
      const waiting = b.readOrClaim('/old', tagsOf, b.begin());
      await a.invalidate([TAG]);
      expect(await waiting).toBeNull();
      // An instance that begins after the invalidation gets a new claim.
      expect(await b.readOrClaim('/old', tagsOf, b.begin())).toBeNull();
      const next = a.readOrClaim('/old', tagsOf, a.begin());
      const newEntry = entry(b, 'new');
      await delay(MAKING_MS);
      await b.write('/old', newEntry, 60);
      await b.release('/old', newEntry.begun);
      expect(await next).toMatchObject({ value: 'new' });
    });
  });

  test('an instance without news for a while checks before it trusts its entries', async () => {
    const [a, b] = [await copy(), await copy()];
    const newEntry = entry(b);
    execFileSync('redis-cli', ['-p', String(port), 'client', 'kill', 'type', 'pubsub']);
    await expect
      .poll(() =>
        a.invalidate([TAG]).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await isCurrent(b, newEntry)).toBe(false);
  });

  test('an instance whose clock was set back still checks before it trusts its entries', async () => {
    const wire = await line();
    const cache = await copy('one', undefined, wire.url);
    const { begun } = entry(cache);
    await cache.isConnected();
    expect(cache.isCurrentNow([TAG], begun)).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      wire.hold();
      await expect.poll(() => cache.isCurrentNow([TAG], begun), { timeout: 5_000 }).toBe(false);
    } finally {
      vi.useRealTimers();
      wire.release();
    }
  });

  test('an instance whose check timed out trusts nothing invalidated meanwhile', async () => {
    const slow = await line();
    const [a, b] = [await copy(), await copy('one', undefined, slow.url)];
    for (let round = 0; round < 3; round += 1) {
      const newEntry = entry(b);
      slow.hold();
      await expect.poll(() => b.isConnected()).toBe(false);
      expect(await isCurrent(b, newEntry)).toBe(true);
      slow.release();
      // During the pause after a failure.
      await a.invalidate([TAG]);
      expect(await isCurrent(b, newEntry)).toBe(false);
      expect(b.begin()).toEqual(a.begin());
      expect(await isCurrent(b, entry(b))).toBe(true);
    }
  });

  test('a store that hangs is sent no pages', async () => {
    const hung = await line();
    const a = await copy('one', undefined, hung.url);
    const newEntry = entry(a);
    hung.hold();
    await expect.poll(() => a.isConnected()).toBe(false);
    await a.write('/hung', newEntry, 60);
    hung.release();
    expect(
      execFileSync('redis-cli', ['-p', String(port), 'keys', '*/hung'], { encoding: 'utf8' }).trim(),
    ).toBe('');
    await expect.poll(() => a.isConnected(), { timeout: 5_000 }).toBe(true);
    await a.write('/hung', newEntry, 60);
    expect(await a.read('/hung', tagsOf)).toMatchObject({ value: 'a page' });
  });

  test('an invalidation received while checks fail affects its own tags only', async () => {
    const slow = await line();
    const [a, b] = [await copy(), await copy('one', undefined, slow.url)];
    const newEntry = entry(b);
    slow.hold();
    await expect.poll(() => b.isConnected()).toBe(false);
    await a.invalidate([TAG]);
    expect([
      await isCurrent(b, newEntry),
      await b.isCurrent(['other'], newEntry.begun, newEntry.lastModified),
    ]).toEqual([false, true]);
    slow.release();
    await expect.poll(() => isCurrent(b, entry(b))).toBe(true);
  });

  test('an instance that does not listen yet delays no other and checks every entry', async () => {
    const a = await copy();
    const starting = new SharedCache({ url: url(), build: 'one', onInvalidation: () => undefined });
    copies.push(starting);
    expect(await starting.untilConnected(5_000)).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      const newEntry = entry(starting);
      await a.invalidate([TAG]);
      expect(await isCurrent(starting, newEntry)).toBe(false);
      expect(starting.isCurrentNow([TAG], entry(starting).begun)).toBe(false);
    }
    const newEntry = entry(starting);
    await starting.listen();
    expect(starting.isCurrentNow([TAG], newEntry.begun)).toBe(false);
    expect(await isCurrent(starting, newEntry)).toBe(true);
    expect(starting.isCurrentNow([TAG], newEntry.begun)).toBe(true);
  });

  test('an instance that starts late knows earlier invalidations', async () => {
    const a = await copy();
    const newEntry = entry(a);
    await a.write('/early', newEntry, 60);
    await a.invalidate([TAG]);
    const late = await copy();
    expect(await isCurrent(late, newEntry)).toBe(false);
    expect(await late.read('/early', tagsOf)).toBeNull();
  });

  test('tables are notified of invalidations by this and other instances', async () => {
    const heardTags: string[][] = [];
    const [a] = [await copy(), await copy('one', (tags) => void heardTags.push([...tags]))];
    heardTags.length = 0;
    await a.invalidate([TAG, 'forecourt/tables']);
    expect(heardTags).toEqual([[TAG, 'forecourt/tables']]);
  });

  test('a corrupt stored value is a cache miss', async () => {
    const a = await copy();
    await a.write('/odd', entry(a), 60);
    const client = await createClient({ url: url() }).connect();
    const [key = ''] = await client.keys('*:/odd');
    await client.set(key, 'nonsense');
    client.destroy();
    expect(await a.read('/odd', tagsOf)).toBeNull();
  });

  test('25,000 invalidated tags of one site leave the entries of another site current in all instances', async () => {
    const [a, b] = [await copy(), await copy()];
    await a.invalidate(['northside/page/']);
    const [onA, onB] = [entry(a), entry(b)];
    await a.write('/northside', onA, 60);
    for (let first = 0; first < 25_000; first += 1_000)
      await a.invalidate(Array.from({ length: 1_000 }, (_, number) => `harbour/car/${first + number}`));
    const late = await copy();
    for (const [cache, { begun, lastModified }] of [
      [a, onA] as const,
      [b, onB] as const,
      [late, onA] as const,
    ])
      expect([
        await cache.isCurrent(['northside/page/'], begun, lastModified),
        await cache.isCurrent(['harbour/site'], begun, lastModified),
      ]).toEqual([true, false]);
    expect(await late.read('/northside', () => ['northside/page/'])).toMatchObject({ value: 'a page' });
  });

  describe('after the store was emptied', () => {
    const empty = () => execFileSync('redis-cli', ['-p', String(port), 'flushall']);

    test('entries stay current', async () => {
      const a = await copy();
      await a.invalidate(['anything']);
      const newEntry = entry(a);
      empty();
      await expect
        .poll(async () => {
          expect(await isCurrent(a, newEntry)).toBe(true);
          return a.begin().epoch;
        })
        .not.toBe(newEntry.begun.epoch);
      expect(await isCurrent(a, newEntry)).toBe(true);
    });

    test('an immediate invalidation reaches all instances', async () => {
      const [a, b] = [await copy(), await copy()];
      for (let round = 0; round < 3; round += 1) await a.invalidate([TAG]);
      const newEntry = [entry(a), entry(b)] as const;
      empty();
      await a.invalidate([TAG]);
      expect([await isCurrent(a, newEntry[0]), await isCurrent(b, newEntry[1])]).toEqual([false, false]);
      expect([await isCurrent(a, entry(a)), await isCurrent(b, entry(b))]).toEqual([true, true]);
    });

    test('it gets a long log back, once', async () => {
      const [a, b] = [await copy(), await copy()];
      const cars = (site: string) => Array.from({ length: 5_000 }, (_, number) => `${site}/car/${number}`);
      await a.invalidate([...cars('coastline'), ...cars('valuecars')]);
      const newEntry = entry(b);
      empty();
      for (const cache of [a, b])
        await expect
          .poll(async () => [await cache.isConnected(), cache.begin().epoch !== newEntry.begun.epoch])
          .toEqual([true, true]);
      const length = (site: string) =>
        Number(
          execFileSync('redis-cli', ['-p', String(port), 'zcard', `forecourt:tags:log:${site}/`], {
            encoding: 'utf8',
          }),
        );
      expect([length('coastline'), length('valuecars')]).toEqual([5_000, 5_000]);
      expect(await b.isCurrent(['coastline/car/1'], newEntry.begun, newEntry.lastModified)).toBe(true);
      expect(a.begin()).toEqual(b.begin());
    });

    test('its pages are not used', async () => {
      const [a, b] = [await copy(), await copy()];
      await a.write('/kept', entry(a), 60);
      execFileSync('redis-cli', ['-p', String(port), 'del', 'forecourt:tags:life']);
      await expect.poll(() => b.read('/kept', tagsOf)).toBeNull();
    });
  });

  test('invalidations survive two restarts of the store', async () => {
    const [a, b] = [await copy(), await copy()];
    for (let round = 0; round < 3; round += 1) await a.invalidate(['anything']);
    const newEntry = entry(b);
    await stopServer();
    // Wait until both instances have noticed, or they would still trust their old connections.
    for (const cache of [a, b]) await expect.poll(() => cache.isConnected()).toBe(false);
    await startServer();
    for (const cache of [a, b]) await expect.poll(() => cache.isConnected(), { timeout: 5_000 }).toBe(true);
    await a.invalidate([TAG]);
    const madeAnew = entry(b);
    await stopServer();
    await expect.poll(() => b.isConnected()).toBe(false);
    expect([await isCurrent(b, newEntry), await isCurrent(b, madeAnew)]).toEqual([false, true]);
    await startServer();
  });

  test('a restart of the store leaves entries of all instances current', async () => {
    const [a, b] = [await copy(), await copy()];
    await a.invalidate(['northside/page/']);
    const entries = [entry(a), entry(b)] as const;
    const older = { ...entries[1], lastModified: Date.now() - 1_800_000 };
    await stopServer();
    for (const cache of [a, b]) await expect.poll(() => cache.isConnected()).toBe(false);
    expect([await isCurrent(a, entries[0]), await isCurrent(b, older)]).toEqual([true, true]);
    await startServer();
    for (const cache of [a, b]) await expect.poll(() => cache.isConnected(), { timeout: 5_000 }).toBe(true);
    expect([await isCurrent(a, entries[0]), await isCurrent(b, older)]).toEqual([true, true]);
    await a.invalidate([TAG]);
    expect([await isCurrent(a, entries[0]), await isCurrent(b, older)]).toEqual([false, false]);
  });

  test('a store that restarts with older memory makes nothing current that was invalidated', async () => {
    const [a, b] = [await copy(), await copy()];
    await a.invalidate(['northside/page/']);
    const before = entry(b);
    await a.write('/saved', entry(a), 60);
    execFileSync('redis-cli', ['-p', String(port), 'save']);
    await a.invalidate([TAG]);
    const after = entry(b);
    await stopServer();
    for (const cache of [a, b]) await expect.poll(() => cache.isConnected()).toBe(false);
    await startServer();
    await rm(path.join(folder, 'dump.rdb'));
    const late = await copy();
    for (const cache of [a, b]) await expect.poll(() => cache.isConnected(), { timeout: 5_000 }).toBe(true);
    expect([await isCurrent(b, before), await isCurrent(b, after)]).toEqual([false, true]);
    expect([await late.read('/saved', tagsOf), await b.read('/saved', tagsOf)]).toEqual([null, null]);
    const newEntry = [entry(late), entry(a)] as const;
    await b.invalidate([TAG]);
    expect([await isCurrent(late, newEntry[0]), await isCurrent(a, newEntry[1])]).toEqual([false, false]);
  });

  test('an instance learns after a restart of the store what it missed before it', async () => {
    const wire = await line();
    const [a, b] = [await copy(), await copy('one', undefined, wire.url)];
    const newEntry = entry(b);
    wire.cut();
    await expect.poll(() => b.isConnected()).toBe(false);
    await a.invalidate([TAG]);
    await stopServer();
    await expect.poll(() => a.isConnected()).toBe(false);
    await startServer();
    wire.mend();
    for (const cache of [b, a]) await expect.poll(() => cache.isConnected(), { timeout: 5_000 }).toBe(true);
    // Whichever of the two joined the store first.
    await expect.poll(() => isCurrent(b, newEntry)).toBe(false);
    // An entry of the same millisecond, or from before the other instance joined, may be dropped too.
    await expect.poll(() => isCurrent(b, entry(b))).toBe(true);
  });

  describe('without the store', () => {
    // Before the instances start, since they record times.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], shouldAdvanceTime: true }));
    afterEach(async () => {
      vi.useRealTimers();
      if (!ping()) await startServer();
    });
    const away = async (...caches: SharedCache[]) => {
      await stopServer();
      for (const cache of caches) await expect.poll(() => cache.isConnected()).toBe(false);
    };

    test('an instance serves what was current within the last minute, and re-renders it before', async () => {
      const b = await copy();
      const old = { ...entry(b), lastModified: Date.now() - 1_800_000 };
      const standing = ({ begun, lastModified }: SharedEntry) => b.standing([TAG], begun, lastModified);
      await away(b);
      expect(await standing(old)).toBe('current');
      vi.advanceTimersByTime(11_000);
      expect(await b.standing([TAG], old.begun, old.lastModified, true)).toBe('stale');
      vi.advanceTimersByTime(15_000);
      expect(await standing(old)).toBe('aging');
      const madeAlone = entry(b);
      vi.advanceTimersByTime(30_000);
      expect([await standing(old), await standing(madeAlone)]).toEqual(['stale', 'aging']);
      await startServer();
      await expect.poll(() => b.isConnected(), { timeout: 5_000 }).toBe(true);
      expect([await standing(old), await standing(madeAlone)]).toEqual(['current', 'current']);
    });

    test('an instance serves older pages while their sources fail, and re-renders them', async () => {
      const b = await copy();
      let sourcesFail = true;
      b.keepWhile(() => sourcesFail);
      const old = entry(b);
      const standing = () => b.standing([TAG], old.begun, old.lastModified);
      await away(b);
      vi.advanceTimersByTime(3_600_000);
      expect(await standing()).toBe('aging');
      sourcesFail = false;
      expect(await standing()).toBe('stale');
    });

    test('an instance serves older data to requests that could not load it', async () => {
      const b = await copy();
      const [old, dropped] = [entry(b), entry(b)];
      await b.invalidate(['northside/site']);
      const standing = ({ begun, lastModified }: SharedEntry, tag = TAG) =>
        b.standing([tag], begun, lastModified, true);
      await away(b);
      vi.advanceTimersByTime(3_600_000);
      expect(await standing(old)).toBe('stale');
      expect(await allowStale.run(true, () => standing(old))).toBe('current');
      expect(await allowStale.run(true, () => standing(dropped, 'northside/site'))).toBe('stale');
    });

    test('an instance rejects invalidations until the store is back', async () => {
      const [a, b] = [await copy(), await copy()];
      const newEntry = entry(b);
      await away(a, b);
      expect(await a.untilConnected(100)).toBe(false);
      await expect(a.invalidate([TAG])).rejects.toThrow(/does not respond/);
      expect(await b.read('/', tagsOf)).toBeNull();
      await startServer();
      await expect.poll(() => b.isConnected(), { timeout: 5_000 }).toBe(true);
      await expect
        .poll(
          () =>
            a.invalidate([TAG]).then(
              () => true,
              () => false,
            ),
          { timeout: 5_000 },
        )
        .toBe(true);
      expect(await isCurrent(b, newEntry)).toBe(false);
    });
  });
});
