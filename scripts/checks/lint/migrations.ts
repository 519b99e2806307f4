// During a roll-out and after a rollback, the previous release runs on the new schema: a migration only adds. What nothing has
// used for a whole release may go, below a comment `-- contract: WHY`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tracked } from './files.ts';
import { breakingStatements } from './migration-rules.ts';

/** Ran before there was this rule; a migration that has run must not change. */
const EARLIER: readonly string[] = ['0002_reservations.sql'];

const problems = tracked(/^lib\/platform\/database\/migrations\/.*\.sql$/)
  .filter((file) => !EARLIER.includes(path.basename(file)))
  .flatMap((file) => breakingStatements(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`));

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
