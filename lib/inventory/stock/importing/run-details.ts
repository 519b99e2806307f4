import type { Guard } from './guards.ts';
import type { HeldValue, ImportReport, MendedKind, RejectedValue, RepeatedRow } from './report.ts';

/** Rejected, held and repeated values kept of each run: a feed with more of them has one fault, not a thousand. */
const VALUES_KEPT = 1_000;

/** What a run has to say beyond its counts. */
export interface RunDetails {
  /** What guards did not believe, in words. */
  guards: { guard: Guard; accepted: boolean; text: string }[];
  mended: MendedKind[];
  rejected: RejectedValue[];
  held: HeldValue[];
  repeated: RepeatedRow[];
  warnings: string[];
  /** Names of the feed's dealerships and locations by their ids. */
  names: Record<string, string>;
}

/** The part of a report that is kept, with a limit on the length of each list. */
export const runDetails = (report: ImportReport, names: ReadonlyMap<string, string>): RunDetails => ({
  guards: report.guards.map(({ guard, accepted, text }) => ({ guard, accepted, text })),
  mended: report.mended,
  rejected: report.rejected.slice(0, VALUES_KEPT),
  held: report.held.slice(0, VALUES_KEPT),
  repeated: report.repeated.slice(0, VALUES_KEPT),
  warnings: report.warnings,
  names: Object.fromEntries(names),
});
