import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits until a process has ended.
 * @param signal sent to it first; null to wait for it to exit
 * @returns its exit code; null if it never ran or was ended by a signal
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
