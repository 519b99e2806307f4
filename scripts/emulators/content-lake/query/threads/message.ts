import type { QueryOutcome, QueryRequest, QuerySource } from '../run.ts';

/** A thread's initial data. `documents` is a JSON array, because a string is copied faster than objects. */
export interface ThreadData {
  documents: string;
  options: QuerySource['options'];
}

/** To a thread: a query to run, or changed documents (ids and new states) as JSON. */
export type ToThread = { id: number; request: QueryRequest; until: number } | { changes: string };

/** From a thread: the outcome as JSON, or an error response. */
export type FromThread =
  | { id: number; outcome: string }
  | { id: number; status: number; body: Record<string, unknown> };

/** Reads what a thread sent. It is not checked, because this program wrote it. */
export const outcomeOf = (json: string) => JSON.parse(json) as QueryOutcome;
