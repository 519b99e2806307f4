import PQueue from 'p-queue';
import { isDatabaseUnavailable } from '../database/unavailable.ts';

/** Kinds of CPU-heavy work with their concurrency and queue limits per process. */
const KINDS = {
  /** Each blocks the process for a third of a second: the last one waits six seconds. */
  pdf: { atOnce: 1, waiting: 19, ofOne: 12, retryAfter: 5 },
  /** For staff; each is rendered page by page, for up to a minute. */
  booklet: { atOnce: 1, waiting: 2, ofOne: 1, retryAfter: 30 },
  /** Decoded on libuv's four threads, which also serve DNS. A browser sends one at a time. */
  picture: { atOnce: 1, waiting: 15, ofOne: 4, retryAfter: 5 },
} as const satisfies Record<string, { atOnce: number; waiting: number; ofOne: number; retryAfter: number }>;

export type HeavyKind = keyof typeof KINDS;

/** The queue is full; nothing was done. */
export class BusyError extends Error {
  override name = 'BusyError';
  /** Seconds until a retry. */
  readonly retryAfter: number;

  constructor(kind: HeavyKind) {
    super(`Too much work of the kind ${kind}`);
    this.retryAfter = KINDS[kind].retryAfter;
  }
}

/** Seconds until a retry while the database is unavailable. */
const DATABASE_RETRY_AFTER = 5;

/** Returns the seconds until a retry if instance or database is overloaded, or null. */
export function retryAfterOf(error: unknown): number | null {
  if (error instanceof BusyError) return error.retryAfter;
  return isDatabaseUnavailable(error) ? DATABASE_RETRY_AFTER : null;
}

interface Kind {
  queue: PQueue;
  /** Work in progress or waiting, by requester. */
  of: Map<string, number>;
}

// Global, because the framework bundles routes separately, in one process.
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
 * Runs heavy work when it is its turn.
 * Use the database before and after, not within, so that waiting work holds no connection.
 * @param by requester, such as a household, which can't take all places
 * @throws BusyError if the queue is full, or the error of the work
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
 * Waits for the turn of heavy work that ends later, such as a streamed response.
 * @returns a function to call once at its end; throws a BusyError if the queue is full
 */
export function beginHeavyWork(name: HeavyKind, by: string): Promise<() => void> {
  return new Promise((begin, reject) => {
    heavyWork(name, by, () => new Promise<void>((end) => begin(end))).catch(reject);
  });
}
