import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { testLake } from '../testing/lake.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lake-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Kills the process with SIGKILL after this many acknowledged writes; returns all of them. */
async function killAfter(child: ChildProcess, writes: number): Promise<Map<string, string>> {
  const acknowledgedDocuments = new Map<string, string>();
  if (!child.stdout) throw new Error('the child has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = '', revision = ''] = line.split(' ');
    acknowledgedDocuments.set(id, revision);
    if (acknowledgedDocuments.size === writes) child.kill('SIGKILL');
  }
  return acknowledgedDocuments;
}

describe('kill -9 during writes', () => {
  it('loses no acknowledged change, history or search entry', async () => {
    const script = fileURLToPath(import.meta.resolve('../testing/crash-child.ts'));
    const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledgedDocuments = await killAfter(child, 60);
    expect(acknowledgedDocuments.size).toBeGreaterThanOrEqual(60);

    const lake = await testLake({ dataDir });
    const documents = await lake.client.fetch<{ _id: string; _rev: string }[]>(
      '*[_type == "written"]{_id, _rev}',
    );
    const revisions = new Map(documents.map(({ _id, _rev }) => [_id, _rev]));
    for (const [id, revision] of acknowledgedDocuments)
      expect([id, revisions.get(id)]).toEqual([id, revision]);

    const counter = await lake.client.getDocument('counter');
    expect(counter?.n).toBeGreaterThanOrEqual(acknowledgedDocuments.size);
    expect(counter?.n).toBeLessThanOrEqual(documents.length);
    const matchCount = await lake.client.fetch<number>(
      'count(*[_type == "written" && @ match text::query("words")])',
    );
    expect(matchCount).toBe(documents.length);
    const [last = ''] = [...acknowledgedDocuments.keys()].slice(-1);
    const url = `/data/history/production/events/documents/${last}`;
    const { events } = await lake.client.request<{ events: Record<string, { type: string }[]> }>({ url });
    expect(events[last]?.map((event) => event.type)).toEqual(['createLiveDocument']);
    await expect(lake.client.patch('counter').inc({ n: 1 }).commit()).resolves.toBeDefined();
    await lake.close();
  }, 60_000);
});
