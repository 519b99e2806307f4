import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gate, gates, once } from './gate.ts';

describe('gate', () => {
  it('runs every task in order and never more than its limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.record({ waits: fc.nat(3), fails: fc.boolean() }), { maxLength: 12 }),
        async (limit, tasks) => {
          const run = gate(limit);
          const startedTasks: number[] = [];
          let running = 0;
          const results = await Promise.allSettled(
            tasks.map((task, index) =>
              run(async () => {
                startedTasks.push(index);
                running += 1;
                expect(running).toBeLessThanOrEqual(limit);
                for (let i = 0; i < task.waits; i += 1) await Promise.resolve();
                running -= 1;
                if (task.fails) throw new Error('failed');
                return index;
              }),
            ),
          );
          expect(startedTasks).toEqual(tasks.map((_, index) => index));
          expect(results.map(({ status }) => status === 'rejected')).toEqual(tasks.map(({ fails }) => fails));
        },
      ),
    );
  });
});

describe('gates', () => {
  it('queues only tasks with the same key', async () => {
    const run = gates(1);
    const { promise: heldTask, resolve: release } = Promise.withResolvers<void>();
    const order: string[] = [];
    const task = (name: string, until?: Promise<void>) => async () => {
      await until;
      order.push(name);
    };
    const slow = [run('a', task('a1', heldTask)), run('a', task('a2'))];
    await run('b', task('b'));
    release();
    await Promise.all(slow);
    await run('a', task('a3'));
    expect(order).toEqual(['b', 'a1', 'a2', 'a3']);
  });
});

describe('once', () => {
  it('shares a running task per key and starts again after it ends', async () => {
    const sharedTask = once<number>();
    let runs = 0;
    const task = async () => {
      runs += 1;
      return runs;
    };
    expect(await Promise.all([sharedTask('a', task), sharedTask('a', task), sharedTask('b', task)])).toEqual([
      1, 1, 2,
    ]);
    expect(await sharedTask('a', task)).toBe(3);
  });
});
