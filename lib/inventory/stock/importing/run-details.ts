import type { Guard } from './guards.ts';
import type { CorrectionKind, HeldValue, ImportReport, RejectedValue, RepeatedRow } from './report.ts';

/** Maximum values stored per run; a feed with more of them has one cause, not a thousand. */
const VALUES_KEPT = 1_000;

/** The details of a run stored in addition to its counts. */
export interface RunDetails {
  guards: { guard: Guard; accepted: boolean; text: string }[];
  mended: CorrectionKind[];
  rejected: RejectedValue[];
  held: HeldValue[];
  repeated: RepeatedRow[];
  warnings: string[];
  names: Record<string, string>;
}

/** Returns the part of a report that is stored, with each list limited. */
export const runDetails = (report: ImportReport, names: ReadonlyMap<string, string>): RunDetails => ({
  guards: report.guards.map(({ guard, accepted, text }) => ({ guard, accepted, text })),
  mended: report.mended,
  rejected: report.rejected.slice(0, VALUES_KEPT),
  held: report.held.slice(0, VALUES_KEPT),
  repeated: report.repeated.slice(0, VALUES_KEPT),
  warnings: report.warnings,
  names: Object.fromEntries(names),
});
