import type { Guard } from '../importing/guards.ts';
import type { RunOutcome } from '../importing/report.ts';
import type { RunDetails } from '../importing/run-details.ts';
import type { FeedState } from './state.ts';

// What the Feeds tool and the back office say to each other; moments are ISO 8601.

/** The most runs of one answer. */
export const MOST_RUNS = 500;

/** What became of the rows of a run, and of the feed's vehicles. */
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

/** A run as a list shows it. */
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
  /** Vehicles that it lists. */
  vehicles: number;
  lastRun: ListedRun | null;
  /** When an import last brought the stock in line with the file; null for never. */
  takenAt: string | null;
}

export interface FeedsAnswer {
  feeds: ListedFeed[];
}

/** How a feed stands that comes by itself. */
export interface FetchState {
  /** A run was asked for, by somebody or by the schedule, and has not ended. */
  isWaiting: boolean;
  isRunning: boolean;
  /** Whether its files are sent by hand. */
  takesFiles: boolean;
}

/** A page of the runs of a feed, newest first. */
export interface RunsAnswer {
  runs: ListedRun[];
  /** The `before` of the next page; null on the last one. */
  next: number | null;
  /** Null for a feed that does not come by itself. */
  fetching: FetchState | null;
}

/** What happened at one place of a feed. */
export interface PlaceResult {
  name: string;
  before: number;
  taken: number;
  held: number;
  rejected: number;
  retired: number;
}

/** For how many values of one field the same was wrong. */
export interface ReasonCount {
  what: 'rejected' | 'held';
  field: string;
  reason: string;
  count: number;
}

/** A run with all that it has to say. */
export interface RunAnswer {
  run: ListedRun & {
    /** Why nothing was changed. */
    error: string | null;
    /** The guards that a person accepted. */
    accepted: Guard[];
    places: PlaceResult[];
    /** The run that this one undid. */
    undoes: number | null;
    /** Who undid what this one undid: the id of somebody of the studio. */
    by: string | null;
  };
  /** The run that undid this one. */
  undoneBy: { id: number; at: string; by: string } | null;
  /** Whether the vehicles can be put back as they were before. */
  canBeUndone: boolean;
  /** The first values of each kind, the file has more; null once they are no longer kept. */
  details: RunDetails | null;
  /** Of all values that are kept, the most frequent first. */
  reasons: ReasonCount[];
}

/** The answer to 'Undo this run'; `undone_before`: somebody else was faster, or it was pressed twice. */
export interface UndoAnswer {
  outcome: 'undone' | 'undone_before';
}

/** A file sent by hand comes in pieces of at most so many bytes, because the storefront refuses longer request bodies. */
export const PIECE_BYTES = 512 * 1024;
/** The most bytes of a file: 64 MB, for a list of all cars or a zip with their photos. */
export const MOST_PIECES = 128;

/** The answer to a piece of a file: whether the file is whole and its run asked for. */
export interface PieceAnswer {
  isWhole: boolean;
}

/** The answer to 'Run now'. */
export interface RunNowAnswer {
  /** The run begins after this. */
  requestedAt: string;
}
