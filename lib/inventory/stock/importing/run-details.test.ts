import { expect, test } from 'vitest';
import type { ImportReport } from './report.ts';
import { runDetails } from './run-details.ts';

const value = (line: number) => ({
  line,
  stocknum: 'A1',
  field: 'year',
  value: 'x',
  reason: 'is not a number',
});

test('keeps the first thousand errors of each kind', () => {
  const rejected = Array.from({ length: 3_000 }, (_, line) => value(line));
  const heldRows = rejected.map((row) => ({ ...row, guard: 'year' as const }));
  const repeated = rejected.map(({ line }) => ({
    stocknum: 'A1',
    keptLine: 1,
    leftLine: line,
    isSame: true,
  }));
  const report = { guards: [], mended: [], warnings: [], rejected, held: heldRows, repeated };
  const details = runDetails(report as unknown as ImportReport, new Map([['albion', 'Albion']]));
  expect([details.rejected.length, details.held.length, details.repeated.length]).toEqual([
    1_000, 1_000, 1_000,
  ]);
  expect(details.rejected[0]).toEqual(value(0));
  expect(details.names).toEqual({ albion: 'Albion' });
});
