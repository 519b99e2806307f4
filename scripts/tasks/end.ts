import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits until a process has ended.
 * @param signal sent to it first; null: it ends by itself
 * @returns its code; null for one that never was or that a signal ended
 */
export async function end(child: ChildProcess | null, signal: NodeJS.Signals | null): Promise<number | null> {
  if (!child) return null;
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    if (signal) child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
