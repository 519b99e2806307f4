import { expect, test } from 'vitest';
import { accessibilityReport } from './accessibility-report.ts';

const spec = (ok: boolean, status = 'expected') => ({ ok, tests: [{ status }] });

test('sums up each file that the statement rests on, with the day of the run', () => {
  const report = {
    stats: { startTime: '2026-11-30T15:30:00.000Z' },
    suites: [
      { file: 'spin.spec.ts', specs: [spec(true)], suites: [{ specs: [spec(true)] }] },
      { file: 'html.spec.ts', specs: [spec(true)], suites: [{ specs: [spec(false, 'unexpected')] }] },
      { file: 'hero.spec.ts', specs: [spec(true, 'skipped')] },
      { file: 'agents.spec.ts', specs: [spec(false)] },
    ],
  };
  expect(accessibilityReport(JSON.stringify(report))).toEqual({
    testedOn: '2026-12-01',
    passed: ['spin'],
    failed: ['html'],
  });
});

test('refuses anything but a report', () => {
  expect(() => accessibilityReport('{}')).toThrow();
});
