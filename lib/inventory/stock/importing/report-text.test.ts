import { expect, test } from 'vitest';
import { type ImportReport, Tally } from './report.ts';
import { reportText } from './report-text.ts';

function reportOf(tally: Tally, changes: Partial<ImportReport> = {}): ImportReport {
  return {
    feed: 'sample',
    file: 'feed.csv',
    outcome: 'imported',
    dryRun: false,
    error: null,
    rows: tally.rows,
    changes: tally.changes,
    rejected: tally.rejected,
    held: tally.held,
    repeated: tally.repeated,
    guards: tally.guards,
    accepted: [],
    mended: tally.mended(),
    warnings: tally.warnings,
    seconds: 1,
    ...changes,
  };
}

test('lists held vehicles with their guard, and repeated rows with the kept line', () => {
  const tally = new Tally();
  tally.rows.read = 4;
  tally.rows.taken = 2;
  tally.hold(2, 'A1', [{ guard: 'price', field: 'price', value: 88, reason: 'is below $500' }]);
  tally.repeat('A2', { line: 4, hash: 'x' }, { line: 3, hash: 'y' });
  const text = reportText(reportOf(tally));
  expect(text).toContain('Held vehicles: not shown, or left unchanged');
  expect(text).toMatch(/^2 +A1 +price +88 +is below \$500 +--accept price$/m);
  expect(text).toMatch(/^A2 +line 4 +line 3 +fewer$/m);
  expect(text).toContain('4 rows: 2 accepted (0 of them corrected), 1 held, 1 listed twice, 0 rejected.');
});

test('mentions only what happened, and why an import was refused', () => {
  const tally = new Tally();
  expect(reportText(reportOf(tally))).not.toMatch(/held|twice|Held/);
  expect(reportText(reportOf(tally, { outcome: 'refused', error: 'The file is empty.' }))).toBe(
    'The file is empty.',
  );
});
