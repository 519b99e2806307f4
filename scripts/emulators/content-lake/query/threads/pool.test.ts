import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEES_EVERYTHING } from '../../auth/principal.ts';
import { type Lake, openLake } from '../../lake.ts';
import type { Mutation } from '../../mutate/schema.ts';
import { transact } from '../../mutate/transact.ts';
import { optionsSchema } from '../../options.ts';
import { testOptions } from '../../testing/options.ts';
import { PUBLISHED } from '../perspective.ts';
import { ThreadPool } from './pool.ts';

let lake: Lake;
let pool: ThreadPool;
const dataDir = mkdtempSync(join(tmpdir(), 'lake-'));
beforeAll(() => {
  lake = openLake(optionsSchema.parse(testOptions(dataDir)), 'http://localhost');
  pool = new ThreadPool(lake.store, lake.options);
});
afterAll(async () => {
  await pool.close();
  await lake.queries.close();
  lake.store.db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function write(...mutations: Mutation[]): void {
  const request = { mutations: () => mutations, author: 'writer', authorize: () => {}, select: () => [] };
  transact(lake.store, request);
}

const runQuery = (query: string, seconds = 60) => {
  const request = {
    params: {},
    perspective: PUBLISHED,
    visibility: SEES_EVERYTHING,
    identity: 'writer',
  } as const;
  return pool.run({ ...request, query }, Date.now() + seconds * 1000);
};

describe('a thread for slow queries', () => {
  const notes = '*[_type == "note"] | order(_id) {_id, text, "to": to->text}';

  it('answers with the current content of the lake', async () => {
    write({ create: { _id: 'a', _type: 'note', text: 'one' } });
    expect((await runQuery(notes)).result).toEqual([{ _id: 'a', text: 'one', to: null }]);
    write(
      { patch: { id: 'a', set: { text: 'changed' } } },
      { create: { _id: 'b', _type: 'note', text: 'two', to: { _type: 'reference', _ref: 'a' } } },
      { create: { _id: 'drafts.c', _type: 'note', text: 'a draft' } },
    );
    const { result, tags } = await runQuery(notes);
    expect(result).toEqual([
      { _id: 'a', text: 'changed', to: null },
      { _id: 'b', text: 'two', to: 'changed' },
    ]);
    expect(tags).toContain('type:note');
    write({ delete: { id: 'b' } });
    expect((await runQuery(notes)).result).toEqual([{ _id: 'a', text: 'changed', to: null }]);
  });

  it('finds words without the full-text index, and reports query errors', async () => {
    const search = '*[_type == "note" && @ match text::query("chang")]._id';
    expect((await runQuery(search)).result).toEqual(['a']);
    await expect(runQuery('*[')).rejects.toMatchObject({ status: 400 });
  });

  it('drops queries that time out before their turn', async () => {
    await expect(runQuery('count(*)', 0)).rejects.toMatchObject({ status: 504 });
    expect((await runQuery('count(*)')).result).toBe(1);
  });
});
