import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import type { Death } from './deadly.ts';

/**
 * Runs a program in processes of its own, which may be killed.
 * @param program its file; it prints how many requests it made
 */
export function apart(program: string) {
  const children = new Set<ChildProcess>();
  return {
    /** @returns how many requests it made, or null when it was killed */
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

/** Places to die in, before and after each of so many requests. */
export const placesOf = (requestCount: number): Pick<Death, 'at' | 'when'>[] =>
  Array.from({ length: requestCount }, (_, index) => index + 1).flatMap((at) =>
    (['before', 'after'] as const).map((when) => ({ at, when })),
  );

/** So many of a list, spread evenly over all of it. */
export function pickEvenly<Item>(items: readonly Item[], most: number): Item[] {
  const count = Math.min(most, items.length);
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
