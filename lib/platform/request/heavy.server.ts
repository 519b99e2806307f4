import PQueue from 'p-queue';
import { isDatabaseAway } from '../database/away.ts';

/** Work that takes a processor long, by how much of it one process does at a time. */
const KINDS = {
  /** Each holds the process up for a third of a second: the last one that waits gets its PDF after six seconds. */
  pdf: { atOnce: 1, waiting: 19, ofOne: 12, retryAfter: 5 },
  /** Staff: each is painted sheet by sheet, for up to a minute. */
  booklet: { atOnce: 1, waiting: 2, ofOne: 1, retryAfter: 30 },
  /**
   * Pictures that visitors send, decoded beside the process: by one of the four threads that also look up the hosts of new
   * connections and read files. A browser sends one after the other.
   */
  picture: { atOnce: 1, waiting: 15, ofOne: 4, retryAfter: 5 },
} as const satisfies Record<string, { atOnce: number; waiting: number; ofOne: number; retryAfter: number }>;

export type HeavyKind = keyof typeof KINDS;

/** Too much is under way: nothing was done. */
export class BusyError extends Error {
  override name = 'BusyError';
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number;

  constructor(kind: HeavyKind) {
    super(`There is too much work of the kind ${kind}`);
    this.retryAfter = KINDS[kind].retryAfter;
  }
}

/** Seconds after which work is tried again that the database could not be asked for. */
const DATABASE_RETRY_AFTER = 5;

/**
 * When work that failed may be tried again, in seconds, because this instance or its database has too much to do; null for any
 * other failure.
 */
export function retryAfterOf(error: unknown): number | null {
  if (error instanceof BusyError) return error.retryAfter;
  return isDatabaseAway(error) ? DATABASE_RETRY_AFTER : null;
}

interface Kind {
  queue: PQueue;
  /** How much of it is of whom. */
  of: Map<string, number>;
}

// The framework bundles routes apart from each other, and all of them run in one process.
const processGlobals = globalThis as { forecourtHeavyWork?: Map<HeavyKind, Kind> };
processGlobals.forecourtHeavyWork ??= new Map();
const kinds = processGlobals.forecourtHeavyWork;

function kindOf(name: HeavyKind): Kind {
  const known = kinds.get(name);
  if (known) return known;
  const kind: Kind = { queue: new PQueue({ concurrency: KINDS[name].atOnce }), of: new Map() };
  kinds.set(name, kind);
  return kind;
}

/**
 * Does heavy work when it is its turn. It has read from the database before, and writes there afterwards: what waits here holds
 * no connection.
 * @param by who asks for it, such as a household: nobody takes all places
 * @throws BusyError where too much of it waits, or what the work throws
 */
export async function heavyWork<Result>(
  name: HeavyKind,
  by: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { queue, of } = kindOf(name);
  const { atOnce, waiting, ofOne } = KINDS[name];
  const own = of.get(by) ?? 0;
  const isFull = queue.pending >= atOnce && queue.size >= waiting;
  if (isFull || own >= ofOne) throw new BusyError(name);
  of.set(by, own + 1);
  try {
    return await queue.add(work);
  } finally {
    const left = (of.get(by) ?? 1) - 1;
    if (left > 0) of.set(by, left);
    else of.delete(by);
  }
}

/**
 * Waits for the turn of heavy work that ends later, as an answer that is sent while it is made.
 * @returns ends it; to be called once
 * @throws BusyError where too much of it waits
 */
export function beginHeavyWork(name: HeavyKind, by: string): Promise<() => void> {
  return new Promise((begin, reject) => {
    heavyWork(name, by, () => new Promise<void>((end) => begin(end))).catch(reject);
  });
}
