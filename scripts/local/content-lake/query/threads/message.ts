import type { QueryOutcome, QueryRequest, QuerySource } from '../run.ts';

/** What a thread starts with; `documents` is a JSON array, which is copied faster than what it stands for. */
export interface ThreadData {
  documents: string;
  options: QuerySource['options'];
}

/** To a thread: a query to answer, or the ids and new states of documents that have changed, as JSON. */
export type ToThread = { id: number; request: QueryRequest; until: number } | { changes: string };

/** From a thread: the outcome as JSON, or the refusal. */
export type FromThread =
  | { id: number; outcome: string }
  | { id: number; status: number; body: Record<string, unknown> };

export const outcomeOf = (json: string) => JSON.parse(json) as QueryOutcome;
