import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

const ITEMS = 300;

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake({ queryTimeLimit: 4000 });
  const items = Array.from({ length: ITEMS }, (_, n) => ({ _id: `item-${n}`, _type: 'item', n }));
  await lake.client.mutate(items.map((item) => ({ create: item })));
});
afterAll(() => lake.close());

/** Nested subqueries that depend on each other, so that none can be cached. */
const deep = (depth: number): string =>
  depth === 0 ? 'true' : `count(*[_type == "item" && n != ^.n && ${deep(depth - 1)}]) > 0`;
const endless = `count(*[_type == "item" && ${deep(4)}])`;

describe('independent subquery', () => {
  const nested = (depth: number): string =>
    depth === 0 ? '*[_type == "item"]' : `*[_id in ${nested(depth - 1)}._id]`;

  it('runs once at any depth', async () => {
    // Evaluated once per outer item, eleven levels would outlast the universe.
    expect(await lake.client.fetch(`count(${nested(11)})`)).toBe(ITEMS);
  });

  it('returns the same result in every place', async () => {
    const query = `*[_type == "item" && n < 3] | order(n) {
      n,
      "all": count(*[_type == "item"]),
      "next": *[_type == "item" && n == ^.n + 1][0].n,
      "last": *[_type == "item"] | order(n desc) [0] {"n": n, "of": ^.n},
      "same": n in *[_type == "item" && n < 2].n,
      "ids": *[_type == "item" && n < 2] | order(n) {"id": _id}
    }`;
    const ids = [{ id: 'item-0' }, { id: 'item-1' }];
    const expectedItem = (n: number) => ({
      n,
      all: ITEMS,
      next: n + 1,
      last: { n: ITEMS - 1, of: n },
      same: n < 2,
      ids,
    });
    expect(await lake.client.fetch(query)).toEqual([expectedItem(0), expectedItem(1), expectedItem(2)]);
  });

  it('keeps the source of its values', async () => {
    const query = '*[_type == "item" && n < 2] | order(n) {"first": *[_type == "item" && n == 7][0]{n}}';
    const { resultSourceMap } = await lake.client.fetch(
      query,
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    expect(resultSourceMap?.documents).toEqual([{ _id: 'item-7', _type: 'item' }]);
    expect(Object.keys(resultSourceMap?.mappings ?? {})).toEqual([
      "$[0]['first']['n']",
      "$[1]['first']['n']",
    ]);
  });
});

describe('endless query', () => {
  it('times out while others are answered', async () => {
    const order: string[] = [];
    const slow = lake.client.fetch(endless).finally(() => order.push('slow'));
    const quick = async () => {
      await lake.client.patch('item-0').set({ seen: true }).commit();
      const isSeen = await lake.client.fetch('*[_id == "item-0"][0].seen');
      order.push('quick');
      return isSeen;
    };
    const [slowResult, quickResult] = await Promise.allSettled([slow, quick()]);
    expect(slowResult).toMatchObject({ reason: { statusCode: 504, message: 'The operation timed out' } });
    expect(quickResult).toMatchObject({ value: true });
    expect(order).toEqual(['quick', 'slow']);
  });

  it('times out in a mutation as well', async () => {
    const slow = lake.client.delete({ query: `*[_type == "item" && ${deep(4)}]` });
    await expect(slow).rejects.toMatchObject({ statusCode: 504 });
    expect(await lake.client.fetch('count(*[_type == "item"])')).toBe(ITEMS);
  });
});
