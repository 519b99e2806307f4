import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import type { Death } from './deadly.ts';

/**
 * Runs a program in separate processes that can be killed.
 * @param program its file; it prints its number of requests
 */
export function apart(program: string) {
  const children = new Set<ChildProcess>();
  return {
    /** @returns its number of requests, or null when it was killed */
    run: async (orders: object): Promise<number | null> => {
      const child = spawn(process.execPath, [program, JSON.stringify(orders)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.add(child);
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      await once(child, 'close');
      children.delete(child);
      return child.signalCode === 'SIGKILL' ? null : Number(output);
    },
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

export const placesOf = (requestCount: number): Pick<Death, 'at' | 'when'>[] =>
  Array.from({ length: requestCount }, (_, index) => index + 1).flatMap((at) =>
    (['before', 'after'] as const).map((when) => ({ at, when })),
  );

const ROUNDS = process.env.FORECOURT_CRASH_ROUNDS;

/**
 * Returns the kill points to test, spread evenly. `FORECOURT_CRASH_ROUNDS` sets their number, or `all`, as in
 * `npm run test:long`.
 * @param usual the number without that variable
 */
export function triedPlaces<Item>(items: readonly Item[], usual: number): Item[] {
  const count = ROUNDS === 'all' ? items.length : Math.min(Number(ROUNDS ?? usual), items.length);
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  );
}

/** Waits until the database has noticed that a process is gone. */
export const settled = (pool: pg.Pool): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (state = 'active' or state like 'idle in%')`,
    );
    expect(rows).toEqual([]);
  });
