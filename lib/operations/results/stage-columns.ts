import { STAGES, type Stage, type StageCounts } from './selection.ts';

const COLUMNS: Partial<Record<Stage, string>> = { testDrives: 'test_drives', tradeIns: 'trade_ins' };

/** Returns the column of a stage in `results_days`. */
export const stageColumn = (stage: Stage): string => COLUMNS[stage] ?? stage;

/** SQL of the sums of all stages, for rows that meet a condition. */
export const stageSums = (prefix: string, condition: string): string =>
  STAGES.map(
    (stage) =>
      `coalesce(sum(${stageColumn(stage)}) filter (where ${condition}), 0)::int as "${prefix}${stage}"`,
  ).join(', ');

/** Returns the counts in a row of `stageSums`. */
export const countsIn = (row: Record<string, unknown> | undefined, prefix: string): StageCounts =>
  Object.fromEntries(STAGES.map((stage) => [stage, Number(row?.[prefix + stage] ?? 0)])) as StageCounts;
