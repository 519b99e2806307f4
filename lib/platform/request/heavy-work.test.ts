import { expect, test } from 'vitest';
import { BusyError, beginHeavyWork, type HeavyKind, heavyWork, retryAfterOf } from './heavy-work.server.ts';

/** Starts work that ends when released; one count per household. */
function begin(kind: HeavyKind, counts: readonly number[]) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const works = counts.flatMap((count, household) =>
    Array.from({ length: count }, () =>
      heavyWork(kind, `household ${household}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await gate;
        running -= 1;
        return 'done';
      }).catch((error: unknown) => (error instanceof BusyError ? 'busy' : 'failed')),
    ),
  );
  return { letGo, results: () => Promise.all(works), most: () => most };
}
const count = (results: readonly string[], result: string) => results.filter((one) => one === result).length;

test('makes twelve PDFs at a time, one after the other', async () => {
  const pdfs = begin('pdf', [12]);
  pdfs.letGo();
  expect(count(await pdfs.results(), 'done')).toBe(12);
  expect(pdfs.most()).toBe(1);
});

test('refuses the thirteenth PDF of a household', async () => {
  const pdfs = begin('pdf', [13]);
  pdfs.letGo();
  expect(count(await pdfs.results(), 'busy')).toBe(1);
});

test('leaves places to other households', async () => {
  const pdfs = begin('pdf', [40, 3]);
  pdfs.letGo();
  const results = await pdfs.results();
  expect(count(results.slice(40), 'done')).toBe(3);
  expect(count(results.slice(0, 40), 'done')).toBe(12);
});

test('refuses work when all places are taken, with a retry time', async () => {
  const pdfs = begin('pdf', [12, 12]);
  const late = heavyWork('pdf', 'late', async () => 'done');
  await expect(late).rejects.toMatchObject({ name: 'BusyError', retryAfter: 5 });
  pdfs.letGo();
  expect(count(await pdfs.results(), 'busy')).toBe(4);
});

test('accepts work after earlier work failed', async () => {
  const failing = Array.from({ length: 4 }, () =>
    heavyWork('picture', 'one', () => Promise.reject(new Error('broken'))),
  );
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected');
  await expect(heavyWork('picture', 'one', async () => 'done')).resolves.toBe('done');
});

test('keeps the place of work until its end is reported', async () => {
  const end = await beginHeavyWork('booklet', 'Kim');
  await expect(beginHeavyWork('booklet', 'Kim')).rejects.toThrow(BusyError);
  let isBegun = false;
  const next = beginHeavyWork('booklet', 'Lee').then((endNext) => {
    isBegun = true;
    return endNext;
  });
  await Promise.resolve();
  expect(isBegun).toBe(false);
  end();
  (await next)();
});

test('returns a retry time only for a full queue or an unavailable database', () => {
  expect(retryAfterOf(new BusyError('booklet'))).toBe(30);
  expect(retryAfterOf(new Error('timeout exceeded when trying to connect'))).toBe(5);
  expect(retryAfterOf(new Error('broken'))).toBeNull();
});
