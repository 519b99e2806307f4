import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

export const ERROR_REPORT = 'FORECOURT_UNIT_ERRORS';

/** Writes errors outside of any test, such as unhandled rejections, which Vitest's JSON report lacks. */
export default class ErrorReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[ERROR_REPORT];
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
