// During a roll-out and after a rollback, the previous release runs on the new schema, so a migration may
// only add. Objects that have been unused for a whole release may be dropped below a comment `-- contract:
// WHY`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tracked } from './files.ts';
import { breakingStatements } from './migration-rules.ts';

/** Older than this rule; a migration that has run must not change. */
const EARLIER: readonly string[] = ['0002_reservations.sql'];

const problems = tracked(/^lib\/platform\/database\/migrations\/.*\.sql$/)
  .filter((file) => !EARLIER.includes(path.basename(file)))
  .flatMap((file) => breakingStatements(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`));

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
