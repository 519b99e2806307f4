import type { AccessibilityReport } from './conformance.ts';

/** Written by `node scripts/tasks/accessibility-report.ts`, from the results of the browser tests. */
export const REPORT: AccessibilityReport = { testedOn: null, passed: [], failed: [] };
