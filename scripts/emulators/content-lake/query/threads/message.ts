import type { QueryOutcome, QueryRequest, QuerySource } from '../run.ts';

/** A thread's initial data. `documents` is a JSON array in a string, which is faster to copy than objects. */
export interface ThreadData {
  documents: string;
  options: QuerySource['options'];
}

/** Message to a thread: a query to run, or changed documents (ids and new states) as JSON. */
export type ToThread = { id: number; request: QueryRequest; until: number } | { changes: string };

export type FromThread =
  | { id: number; outcome: string }
  | { id: number; status: number; body: Record<string, unknown> };

/** Parses a thread's outcome, unvalidated because it comes from our own code. */
export const outcomeOf = (json: string) => JSON.parse(json) as QueryOutcome;
