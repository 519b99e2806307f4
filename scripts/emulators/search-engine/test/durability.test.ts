import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carSettings, cars } from './cars.ts';
import { idsOf, searchIn } from './loaded.ts';
import { clientFor } from './server.ts';

const index = 'Car_production';

class Victim {
  private child: ChildProcess | undefined;
  url = '';

  async start(directory: string): Promise<void> {
    this.child = fork(fileURLToPath(new URL('./victim-process.ts', import.meta.url)), [directory], {
      execArgv: [],
    });
    const [{ url }] = (await once(this.child, 'message')) as [{ url: string }];
    this.url = url;
  }

  get client() {
    return clientFor(this.url);
  }

  async checkpoint(): Promise<void> {
    this.child?.send('checkpoint');
    await once(this.child as ChildProcess, 'message');
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined) return;
    const exitSignal = once(child, 'exit');
    child.kill('SIGKILL');
    await exitSignal;
  }
}

describe('after a kill', { timeout: 60_000 }, () => {
  const victim = new Victim();
  let directory = '';
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'search-engine-kill-'));
    await victim.start(directory);
    await victim.client.setSettings({
      indexName: index,
      indexSettings: { ...carSettings, replicas: ['by_price'] },
    });
    await victim.client.setSettings({ indexName: 'by_price', indexSettings: { ranking: ['asc(price)'] } });
    await victim.client.saveObjects({ indexName: index, objects: cars, waitForTasks: true });
  });
  afterEach(async () => {
    await victim.kill();
    rmSync(directory, { recursive: true, force: true });
  });

  it('everything acknowledged is restored from the log alone', async () => {
    const { key } = await victim.client.addApiKey({ acl: ['search'] });
    await victim.client.saveSynonym({
      indexName: index,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['ute', 'pickup'] },
    });
    await victim.client.partialUpdateObject({
      indexName: index,
      objectID: '2',
      attributesToUpdate: { km: { _operation: 'Increment', value: 1 } },
    });
    await victim.client.deleteObject({ indexName: index, objectID: '7' });
    await victim.kill();
    await victim.start(directory);
    expect(await idsOf(clientFor(victim.url), { query: 'pickup' })).toEqual(['1', '2']);
    expect(await idsOf(victim.client, {}, 'by_price')).toEqual(['3', '6', '1', '2', '4', '5']);
    expect(await victim.client.getObject({ indexName: index, objectID: '2' })).toMatchObject({ km: 22_001 });
    expect(await victim.client.getApiKey({ key })).toMatchObject({ acl: ['search'] });
  });

  it('a snapshot and the log after it are combined, and the log is truncated', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({
      objectID: `n${i}`,
      title: `Car number ${i}`,
      price: i,
      custom_rank: -i,
    }));
    await victim.client.saveObjects({ indexName: index, objects: many, waitForTasks: true });
    await victim.checkpoint();
    const files = readdirSync(directory);
    expect(files.filter((name) => name.startsWith('log-'))).toHaveLength(1);
    expect(files).toContain('manifest.json');
    await victim.client.partialUpdateObject({
      indexName: index,
      objectID: 'n5',
      attributesToUpdate: { price: { _operation: 'Increment', value: 100_000 } },
    });
    await victim.client.deleteObject({ indexName: index, objectID: 'n6' });
    const before = await searchIn(victim.client, { facets: ['*'], query: 'number', hitsPerPage: 50 });
    await victim.kill();
    await victim.start(directory);
    const after = await searchIn(victim.client, { facets: ['*'], query: 'number', hitsPerPage: 50 });
    expect(after.hits).toEqual(before.hits);
    expect([after.nbHits, after.facets, after.facets_stats]).toEqual([
      2999,
      before.facets,
      before.facets_stats,
    ]);
    expect(await victim.client.getObject({ indexName: index, objectID: 'n5' })).toMatchObject({
      price: 100_005,
    });
    // Restart again, to check that the first restart did not apply anything twice.
    await victim.kill();
    await victim.start(directory);
    expect(await victim.client.getObject({ indexName: index, objectID: 'n5' })).toMatchObject({
      price: 100_005,
    });
  });

  it('an incomplete last line of the log is dropped', async () => {
    await victim.kill();
    const log = join(directory, readdirSync(directory).find((name) => name.startsWith('log-')) ?? '');
    appendFileSync(log, '{"type":"write","index":"Car_production","writes":[{"act');
    await victim.start(directory);
    expect((await searchIn(victim.client, {})).nbHits).toBe(7);
    await victim.client.deleteObject({ indexName: index, objectID: '1' });
    await victim.kill();
    truncateSync(log, statSync(log).size - 3);
    await victim.start(directory);
    expect((await searchIn(victim.client, {})).nbHits).toBe(7);
  });

  it('acknowledged writes survive a kill during concurrent writes', async () => {
    const acknowledgedIds: string[] = [];
    const writing = (async () => {
      for (let i = 0; ; i++) {
        await victim.client.saveObject({
          indexName: index,
          body: { objectID: `k${i}`, title: 'Kill me', price: i },
        });
        acknowledgedIds.push(`k${i}`);
      }
    })().catch(() => {});
    while (acknowledgedIds.length < 60) await new Promise((resolve) => setImmediate(resolve));
    await victim.kill();
    await writing;
    await victim.start(directory);
    const { results } = await victim.client.getObjects({
      requests: acknowledgedIds.map((objectID) => ({ indexName: index, objectID })),
    });
    expect(results.map((record) => (record as { objectID: string } | null)?.objectID)).toEqual(
      acknowledgedIds,
    );
  });
});
