import type { Notes, Rejection } from '../mapping/mapping.ts';

/** Rejected values kept for the report; the count goes on. */
const REJECTIONS_KEPT = 10_000;
const EXAMPLES_KEPT = 3;
const VALUE_LENGTH = 80;

export interface RejectedValue {
  line: number;
  stocknum: string | null;
  field: string;
  value: string;
  reason: string;
}

/** One way in which values were put right, with the first few. */
export interface MendedKind {
  kind: string;
  count: number;
  examples: { line: number; field: string; from: string; to: string }[];
}

export type Outcome = 'imported' | 'unchanged' | 'refused' | 'failed';

/** What an import did, for people (`table.ts`) and programs (`--json`). */
export interface ImportReport {
  feed: string;
  file: string;
  outcome: Outcome;
  dryRun: boolean;
  /** Why nothing was changed, when it was refused or failed. */
  error: string | null;
  rows: { read: number; taken: number; rejected: number; mended: number };
  changes: { added: number; changed: number; unchanged: number; retired: number };
  rejected: RejectedValue[];
  mended: MendedKind[];
  warnings: string[];
  seconds: number;
}

/** Collects what happens to the rows of one import. */
export class Tally {
  readonly rows = { read: 0, taken: 0, rejected: 0, mended: 0 };
  readonly changes = { added: 0, changed: 0, unchanged: 0, retired: 0 };
  readonly rejected: RejectedValue[] = [];
  readonly warnings: string[] = [];
  private readonly kinds = new Map<string, MendedKind>();

  /** Where the mending of one row is noted; it counts once the row is taken. */
  notesFor(line: number): Notes & { keep(): void } {
    const noted: { kind: string; field: string; from: unknown; to: unknown }[] = [];
    return {
      mended: (kind, field, from, to) => noted.push({ kind, field, from, to }),
      keep: () => {
        if (noted.length > 0) this.rows.mended += 1;
        for (const { kind, field, from, to } of noted) {
          const entry = this.kinds.get(kind) ?? { kind, count: 0, examples: [] };
          this.kinds.set(kind, entry);
          entry.count += 1;
          if (entry.examples.length < EXAMPLES_KEPT)
            entry.examples.push({ line, field, from: shown(from), to: shown(to) });
        }
      },
    };
  }

  reject(line: number, stocknum: unknown, rejections: readonly Rejection[]): void {
    this.rows.rejected += 1;
    for (const { field, value, reason } of rejections)
      if (this.rejected.length < REJECTIONS_KEPT)
        this.rejected.push({
          line,
          stocknum: typeof stocknum === 'string' || typeof stocknum === 'number' ? shown(stocknum) : null,
          field,
          value: shown(value),
          reason,
        });
  }

  /** Kinds of mending, the most frequent first. */
  mended(): MendedKind[] {
    return [...this.kinds.values()].toSorted((a, b) => b.count - a.count);
  }
}

/** A value as a report shows it: one line, not too long. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > VALUE_LENGTH ? `${line.slice(0, VALUE_LENGTH - 1)}…` : line;
}
