import { readdirSync, readFileSync } from 'node:fs';

/** The value of `sysconf(_SC_CLK_TCK)` on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;
/** Positions in `/proc/PID/stat` after the name, which may contain spaces: proc_pid_stat(5). */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14] as const;

interface Stat {
  parent: number;
  /** CPU seconds: its own, and those of its ended children. */
  own: number;
  ended: number;
}

function statOf(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const seconds = (...positions: number[]) =>
      positions.reduce((sum, position) => sum + (fields[position] ?? 0), 0) / TICKS_PER_SECOND;
    return {
      parent: fields[PARENT] ?? 0,
      own: seconds(USER, SYSTEM),
      ended: seconds(CHILDREN_USER, CHILDREN_SYSTEM),
    };
  } catch {
    return null;
  }
}

/** Returns CPU seconds, user and system, of a process without its children. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** Returns CPU seconds of all descendants of a process, including ended ones, such as those of a database. */
export function cpuBelow(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      return stat ? [{ pid: Number(name), ...stat }] : [];
    });
  const children = Map.groupBy(stats, ({ parent }) => parent);
  const below = (parent: number): number =>
    (children.get(parent) ?? []).reduce((sum, child) => sum + child.own + child.ended + below(child.pid), 0);
  return below(pid);
}

/**
 * Returns a process's peak memory in megabytes (`VmHWM`), which unlike `maxRSS` does not include its
 * parent's.
 */
export function peakMegabytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
