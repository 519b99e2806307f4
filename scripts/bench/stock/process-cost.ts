import { readdirSync, readFileSync } from 'node:fs';

/** What `sysconf(_SC_CLK_TCK)` is on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Positions in `/proc/PID/stat` behind the name, which may hold blanks: proc_pid_stat(5). */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14] as const;

interface Stat {
  parent: number;
  /** Seconds of processor time: its own, and that of its children which have ended. */
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
    // It has ended meanwhile.
    return null;
  }
}

/** Seconds of processor time, user and system, that a process has had without its children. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** Seconds of processor time that the processes below one have had, those that have ended too: a database's. */
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

/** The most memory that a process has held so far in megabytes, `VmHWM` of Linux: unlike `maxRSS` it owes nothing to its parent. */
export function peakMegabytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
