import type { Guard } from '../importing/guards.ts';
import type { RunOutcome } from '../importing/report.ts';
import type { RunDetails } from '../importing/run-details.ts';
import type { FeedState } from './feed-state.ts';

// API types between the Feeds tool and the back office; timestamps are ISO 8601.

export const MOST_RUNS = 500;

export interface RunCounts {
  read: number;
  taken: number;
  mended: number;
  held: number;
  repeated: number;
  rejected: number;
  added: number;
  changed: number;
  unchanged: number;
  retired: number;
}

export interface ListedRun {
  id: number;
  feed: string;
  file: string;
  startedAt: string;
  finishedAt: string;
  outcome: RunOutcome;
  counts: RunCounts;
}

export interface ListedFeed {
  feed: string;
  state: FeedState;
  vehicles: number;
  lastRun: ListedRun | null;
  /** When an import last matched the stock to the file; null for never. */
  takenAt: string | null;
}

export interface FeedsAnswer {
  feeds: ListedFeed[];
}

export interface FetchState {
  /** A run was requested, by a person or by the schedule, and has not ended. */
  isWaiting: boolean;
  isRunning: boolean;
  takesFiles: boolean;
}

/** Photos of a feed's listed vehicles on other hosts, from the daily checks. */
export interface PhotoCounts {
  checked: number;
  /** Photos that cannot be shown: missing, damaged, no picture, too small, or on a host that fails. */
  unavailable: number;
}

/** A page of a feed's runs, newest first. */
export interface RunsAnswer {
  runs: ListedRun[];
  /** The `before` of the next page; null on the last one. */
  next: number | null;
  fetching: FetchState | null;
  photos: PhotoCounts;
}

export interface PlaceResult {
  name: string;
  before: number;
  taken: number;
  held: number;
  rejected: number;
  retired: number;
}

export interface ReasonCount {
  what: 'rejected' | 'held';
  field: string;
  reason: string;
  count: number;
}

export interface RunAnswer {
  run: ListedRun & {
    error: string | null;
    accepted: Guard[];
    places: PlaceResult[];
    undoes: number | null;
    by: string | null;
  };
  undoneBy: { id: number; at: string; by: string } | null;
  canBeUndone: boolean;
  /** The first values of each kind (the CSV file has all that were stored); null once deleted. */
  details: RunDetails | null;
  reasons: ReasonCount[];
}

/** Response to 'Undo run'; `undone_before`: it had already been undone. */
export interface UndoAnswer {
  outcome: 'undone' | 'undone_before';
}

/** Chunk size of uploads in bytes, because the storefront refuses larger request bodies. */
export const PIECE_BYTES = 512 * 1024;
/** Maximum chunks of a file: 64 MB, for a list of all cars or a zip with their photos. */
export const MOST_PIECES = 128;

/** Response to a chunk: whether the file is complete and its run requested. */
export interface PieceAnswer {
  isWhole: boolean;
}

export interface RunNowAnswer {
  /** The run starts after this. */
  requestedAt: string;
}
