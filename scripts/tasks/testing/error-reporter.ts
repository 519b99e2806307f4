import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

export const ERROR_REPORT = 'FORECOURT_UNIT_ERRORS';

/**
 * Writes errors outside of any test, such as unhandled rejections, which Vitest's JSON report lacks. The cause
 * comes first: if a worker process ends, it names the signal.
 */
export default class ErrorReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[ERROR_REPORT];
    if (file) writeFileSync(file, JSON.stringify(errors.map(textOf)));
  }
}

const textOf = ({ message, stack, cause }: SerializedError): string => {
  const text = stack ?? message;
  return cause instanceof Object && 'message' in cause ? `${cause.message}\n${text}` : text;
};
