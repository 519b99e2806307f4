import type { Notes, Rejection } from '../mapping/mapping.ts';
import type { Guard, HoldGuard } from './guards.ts';
import type { Hold } from './holding.ts';
import type { GuardFinding } from './judging.ts';

/** Rejected, held and repeated rows kept for the report; the counts go on. */
const ROWS_KEPT = 10_000;
const EXAMPLES_KEPT = 3;
const VALUE_LENGTH = 80;

export interface RejectedValue {
  line: number;
  stocknum: string | null;
  field: string;
  value: string;
  reason: string;
}

/** A value because of which a vehicle is held: a new vehicle is not shown, any other stays as its last good record has it. */
export interface HeldValue extends RejectedValue {
  /** Accepting it by name takes the vehicle. */
  guard: HoldGuard;
}

/** Two rows of one stock number: the better one is kept. */
export interface RepeatedRow {
  stocknum: string;
  keptLine: number;
  leftLine: number;
  /** Whether both say the same. */
  isSame: boolean;
}

/** One way in which values were put right, with the first few. */
export interface MendedKind {
  kind: string;
  count: number;
  examples: { line: number; field: string; from: string; to: string }[];
}

export type Outcome = 'imported' | 'unchanged' | 'refused' | 'failed';

/** `undo`: somebody put the vehicles back as they were before another run. */
export type RunOutcome = Outcome | 'undo';

/** What an import did, for people (`table.ts`) and programs (`--json`). */
export interface ImportReport {
  feed: string;
  file: string;
  outcome: Outcome;
  dryRun: boolean;
  /** Why nothing was changed, when it was refused or failed. */
  error: string | null;
  rows: {
    read: number;
    taken: number;
    held: number;
    repeated: number;
    rejected: number;
    mended: number;
  };
  changes: { added: number; changed: number; unchanged: number; retired: number };
  rejected: RejectedValue[];
  held: HeldValue[];
  repeated: RepeatedRow[];
  /** What guards did not believe, each in words as well, without what can be done about it. */
  guards: (GuardFinding & { text: string })[];
  /** The guards that a person accepted. */
  accepted: Guard[];
  mended: MendedKind[];
  warnings: string[];
  seconds: number;
}

/** Collects what happens to the rows of one import. */
export class Tally {
  readonly rows = { read: 0, taken: 0, held: 0, repeated: 0, rejected: 0, mended: 0 };
  readonly changes = { added: 0, changed: 0, unchanged: 0, retired: 0 };
  readonly rejected: RejectedValue[] = [];
  readonly held: HeldValue[] = [];
  readonly repeated: RepeatedRow[] = [];
  readonly guards: ImportReport['guards'] = [];
  readonly warnings: string[] = [];
  private readonly kinds = new Map<string, MendedKind>();

  /** Where the mending of one row is noted; it counts once the row is taken. */
  notesFor(line: number): Notes & { keep(): void; unknownCode(): string | null } {
    const rowNotes: { kind: string; field: string; from: unknown; to: unknown }[] = [];
    let unknownCode: string | null = null;
    return {
      unplaced: (code) => {
        unknownCode = code;
      },
      unknownCode: () => unknownCode,
      mended: (kind, field, from, to) => rowNotes.push({ kind, field, from, to }),
      keep: () => {
        if (rowNotes.length > 0) this.rows.mended += 1;
        for (const { kind, field, from, to } of rowNotes) {
          const entry = this.kinds.get(kind) ?? { kind, count: 0, examples: [] };
          this.kinds.set(kind, entry);
          entry.count += 1;
          if (entry.examples.length < EXAMPLES_KEPT)
            entry.examples.push({ line, field, from: shown(from), to: shown(to) });
        }
      },
    };
  }

  reject(line: number, stocknum: string | null, rejections: readonly Rejection[]): void {
    this.rows.rejected += 1;
    for (const rejection of rejections)
      if (this.rejected.length < ROWS_KEPT) this.rejected.push(rowValue(line, stocknum, rejection));
  }

  hold(line: number, stocknum: string, holds: readonly Hold[]): void {
    this.rows.held += 1;
    for (const hold of holds)
      if (this.held.length < ROWS_KEPT)
        this.held.push({ ...rowValue(line, stocknum, hold), guard: hold.guard });
  }

  /** Notes that a stock number is listed more than once. */
  repeat(stocknum: string, keptListing: RepeatedListing, leftListing: RepeatedListing): void {
    this.rows.repeated += 1;
    if (this.repeated.length < ROWS_KEPT)
      this.repeated.push({
        stocknum,
        keptLine: keptListing.line,
        leftLine: leftListing.line,
        isSame: keptListing.hash === leftListing.hash,
      });
  }

  /** Notes columns that nothing reads. */
  warnUnknown(columns: readonly string[]): void {
    if (columns.length === 0) return;
    const names = columns.map((name) => `"${name}"`).join(', ');
    this.warnings.push(`the mapping does not know ${names}; not read`);
  }

  /** Kinds of mending, the most frequent first. */
  mended(): MendedKind[] {
    return [...this.kinds.values()].toSorted((a, b) => b.count - a.count);
  }
}

interface RepeatedListing {
  line: number;
  hash: string;
}

const rowValue = (
  line: number,
  stocknum: string | null,
  { field, value, reason }: Rejection,
): RejectedValue => ({
  line,
  stocknum: stocknum === null ? null : shown(stocknum),
  field,
  value: shown(value),
  reason,
});

/** A value as a report shows it: one line, not too long. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > VALUE_LENGTH ? `${line.slice(0, VALUE_LENGTH - 1)}…` : line;
}
