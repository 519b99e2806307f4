import { afterEach, expect, test, vi } from 'vitest';
import { Readiness } from './readiness.ts';

afterEach(() => void vi.useRealTimers());

const required = (run: () => Promise<unknown>) => ({ run, blocks: () => true });

test('is ready once every check has passed, and names those that fail', async () => {
  let isDown = true;
  let now = 0;
  const readiness = new Readiness(
    {
      database: required(async () => {
        if (isDown) throw new Error('postgres://user:secret@host is away');
      }),
      content: required(async () => 1),
    },
    undefined,
    () => now,
  );
  expect(await readiness.ask()).toEqual({ ready: false, problems: ['database'], warnings: [] });
  isDown = false;
  now = 2_000;
  expect(await readiness.ask()).toEqual({ ready: true, problems: [], warnings: [] });
});

test('stays ready when a service fails after startup', async () => {
  let now = 0;
  const check = vi.fn(async () => undefined);
  const readiness = new Readiness({ content: required(check) }, undefined, () => now);
  expect(await readiness.ask()).toMatchObject({ ready: true });
  check.mockRejectedValue(new Error('away'));
  now = 60_000;
  expect(await readiness.ask()).toEqual({ ready: true, problems: [], warnings: [] });
  expect(check).toHaveBeenCalledTimes(1);
});

test('is ready with a warning while a non-blocking check fails', async () => {
  const readiness = new Readiness({
    migrations: {
      run: async () => Promise.reject(new Error('away')),
      blocks: (error) => error instanceof RangeError,
    },
  });
  expect(await readiness.ask()).toEqual({
    ready: true,
    problems: [],
    warnings: ['migrations cannot be checked'],
  });
});

test('runs a check once for many callers and caches its failure for two seconds', async () => {
  let now = 0;
  const check = vi.fn(async () => Promise.reject(new Error('away')));
  const readiness = new Readiness({ content: required(check) }, undefined, () => now);
  await Promise.all(Array.from({ length: 300 }, () => readiness.ask()));
  now = 1_999;
  await readiness.ask();
  expect(check).toHaveBeenCalledTimes(1);
  now = 2_000;
  await readiness.ask();
  expect(check).toHaveBeenCalledTimes(2);
});

test('treats a check without an answer in time as failed', async () => {
  vi.useFakeTimers();
  const readiness = new Readiness({ content: required(() => new Promise(() => undefined)) });
  const answer = readiness.ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toMatchObject({ ready: false, problems: ['content'] });
});

test('is not ready while the process stops', async () => {
  const readiness = new Readiness({});
  expect(await readiness.ask()).toMatchObject({ ready: true });
  readiness.stop();
  expect(await readiness.ask()).toEqual({ ready: false, problems: ['stopping'], warnings: [] });
});

test('reports a warning without failing, for as long as it lasts', async () => {
  const warnings: string[] = [];
  const readiness = new Readiness({}, () => warnings);
  await readiness.ask();
  warnings.push('TRUSTED_PROXIES is 0');
  expect(await readiness.ask()).toEqual({ ready: true, problems: [], warnings: ['TRUSTED_PROXIES is 0'] });
  warnings.pop();
  expect(await readiness.ask()).toEqual({ ready: true, problems: [], warnings: [] });
});
