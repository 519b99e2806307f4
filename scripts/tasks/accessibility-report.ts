// Writes the results behind the accessibility statement, from Playwright's report of a complete run:
//   node scripts/tasks/accessibility-report.ts test-results/browser.json
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayIn } from '@forecourt/lib/platform/text/format';
import {
  ACCESSIBILITY_CHECKS,
  type AccessibilityReport,
} from '@forecourt/lib/sites/accessibility/conformance';
import { z } from 'zod';

interface Suite {
  specs: { ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) })),
    suites: z.array(suite).optional(),
  }),
);
const reportSchema = z.object({
  stats: z.object({ startTime: z.string() }),
  suites: z.array(z.intersection(z.object({ file: z.string() }), suite)),
});

/** Returns the tests of a suite that ran. */
const testsOf = ({ specs, suites = [] }: Suite): { ok: boolean }[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped')),
  ...suites.flatMap(testsOf),
];

/**
 * Returns the results of the files that the accessibility statement rests on.
 * @throws ZodError if the text is not a report of Playwright
 */
export function accessibilityReport(json: string): AccessibilityReport {
  const { stats, suites } = reportSchema.parse(JSON.parse(json));
  const results = suites.flatMap((each) => {
    const name = path.basename(each.file, '.spec.ts');
    const tests = testsOf(each);
    return ACCESSIBILITY_CHECKS.includes(name) && tests.length > 0
      ? [{ name, isPassed: tests.every(({ ok }) => ok) }]
      : [];
  });
  const named = (isPassed: boolean) =>
    results.filter((each) => each.isPassed === isPassed).map(({ name }) => name);
  return {
    testedOn: dayIn(new Date(stats.startTime), 'Australia/Brisbane'),
    passed: named(true).toSorted(),
    failed: named(false).toSorted(),
  };
}

const FILE = path.resolve(import.meta.dirname, '../../lib/sites/accessibility/report.generated.ts');

if (import.meta.main) {
  const [source] = process.argv.slice(2);
  if (!source) throw new Error('Name a report: node scripts/tasks/accessibility-report.ts FILE');
  const report = accessibilityReport(readFileSync(source, 'utf8'));
  const missing = ACCESSIBILITY_CHECKS.filter(
    (name) => !report.passed.includes(name) && !report.failed.includes(name),
  );
  // A partial run would publish gaps as if they were new.
  if (missing.length > 0) throw new Error(`The report has no results of: ${missing.join(', ')}`);
  const text = `import type { AccessibilityReport } from './conformance.ts';

/** Written by \`node scripts/tasks/accessibility-report.ts\`, from the results of the browser tests. */
export const REPORT: AccessibilityReport = ${JSON.stringify(report, null, 2)};
`;
  writeFileSync(FILE, text);
}
