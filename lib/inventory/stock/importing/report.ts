import type { Notes, Rejection } from '../mapping/mapping.ts';
import type { StockNumberSource } from '../mapping/stock-number-source.ts';
import type { Guard, HoldGuard } from './guards.ts';
import type { Hold } from './holds.ts';
import type { GuardFinding } from './share-guards.ts';

/** Limit of the rejected, held and repeated rows in a report; all are counted. */
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

/**
 * A value that caused a vehicle to be held: a new vehicle is not shown, an existing one keeps its last good
 * record.
 */
export interface HeldValue extends RejectedValue {
  /** The guard to accept so that the vehicle is imported. */
  guard: HoldGuard;
}

export interface RepeatedRow {
  stocknum: string;
  keptLine: number;
  leftLine: number;
  isSame: boolean;
}

/** A kind of value correction, with the first few examples. */
export interface CorrectionKind {
  kind: string;
  count: number;
  examples: { line: number; field: string; from: string; to: string }[];
}

export type Outcome = 'imported' | 'unchanged' | 'refused' | 'failed';

/** `undo`: a person restored the vehicles as they were before another run. */
export type RunOutcome = Outcome | 'undo';

/** The result of an import, for people (`report-text.ts`) and programs (`--json`). */
export interface ImportReport {
  feed: string;
  file: string;
  outcome: Outcome;
  dryRun: boolean;
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
  /** Findings of the guards, each also as text for people, without instructions. */
  guards: (GuardFinding & { text: string })[];
  accepted: Guard[];
  mended: CorrectionKind[];
  warnings: string[];
  seconds: number;
}

export class Tally {
  readonly rows = { read: 0, taken: 0, held: 0, repeated: 0, rejected: 0, mended: 0 };
  readonly changes = { added: 0, changed: 0, unchanged: 0, retired: 0 };
  readonly rejected: RejectedValue[] = [];
  readonly held: HeldValue[] = [];
  readonly repeated: RepeatedRow[] = [];
  readonly guards: ImportReport['guards'] = [];
  readonly warnings: string[] = [];
  /** Vehicles of a file without stock numbers, by what identifies them. */
  readonly numbered: Partial<Record<StockNumberSource, number>> = {};
  private readonly kinds = new Map<string, CorrectionKind>();

  /** Collects the corrections of one row; they count once the row is accepted. */
  notesFor(line: number): Notes & { keep(): void; unknownCode(): string | null } {
    const rowNotes: { kind: string; field: string; from: unknown; to: unknown }[] = [];
    let unknownCode: string | null = null;
    let numberSource: StockNumberSource | null = null;
    return {
      numbered: (source) => {
        numberSource = source;
      },
      unplaced: (code) => {
        unknownCode = code;
      },
      unknownCode: () => unknownCode,
      mended: (kind, field, from, to) => rowNotes.push({ kind, field, from, to }),
      keep: () => {
        if (numberSource) this.numbered[numberSource] = (this.numbered[numberSource] ?? 0) + 1;
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

  warnUnknown(columns: readonly string[]): void {
    if (columns.length === 0) return;
    const names = columns.map((name) => `"${name}"`).join(', ');
    this.warnings.push(`the mapping does not know ${names}; not read`);
  }

  mended(): CorrectionKind[] {
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

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > VALUE_LENGTH ? `${line.slice(0, VALUE_LENGTH - 1)}…` : line;
}
