// `npm test`: all checks. Lint, types and unused code; then unit and integration tests; then browser tests of
// the built product with separate emulators (other ports and data than a demo).
import { Advice, runTask } from '../commands/terminal/steps.mjs';
import { readArguments } from './testing/arguments.ts';
import { auditVulnerabilities } from './testing/audit.ts';
import { browserTests, requirePrograms } from './testing/browser-tests.ts';
import { clearResults, type Outcome, reportOutcomes } from './testing/outcome.ts';
import { staticChecks } from './testing/static-checks.ts';
import { unitTests } from './testing/unit-tests.ts';

const PARTS = ['static', 'unit', 'e2e'];
const USAGE = `npm test -- [--only ${PARTS.join('|')}] [--shard 1/3] [--long] [--grep TEXT] [NAME]...

  --only   parts to run, separated by commas
  --shard  one of several equal shares of the tests, as one of several machines runs them
  --long   fuzzers, outages, crashes and layout checks at full length (npm run test:long)
  --grep   browser tests whose title or tag contains a text, such as @VDP-07
  NAME     browser tests in files whose name contains this`;

await runTask(async () => {
  const { values, positionals } = readArguments(USAGE, {
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      shard: { type: 'string' },
      long: { type: 'boolean', default: false },
      grep: { type: 'string' },
    },
    allowPositionals: true,
  });
  const parts = values.only.split(',');
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Advice(`${USAGE}\n\nThere is no part ${unknown.join(', ')}.`);
  if ((values.grep || positionals.length > 0) && !parts.includes('e2e'))
    throw new Advice(`${USAGE}\n\n--grep and NAME choose browser tests: add e2e to --only.`);
  if (values.long) {
    process.env.TEST_LENGTH = 'long';
    process.env.FORECOURT_CRASH_ROUNDS ??= 'all';
  }
  clearResults();

  const shard = values.shard ? [`--shard=${values.shard}`] : [];
  const grep = values.grep ? [`--grep=${values.grep}`] : [];
  if (parts.includes('e2e')) await requirePrograms();
  if (parts.includes('static')) {
    await staticChecks({ unused: true });
    await auditVulnerabilities({ strict: values.long });
    // Read by storefront/next.config.ts.
    process.env.FORECOURT_TYPES = 'checked';
  }
  const outcomes: Outcome[] = [];
  try {
    // The integration tests are idle a third of the time, so the product is built and seeded meanwhile.
    const unit = parts.includes('unit') ? unitTests(shard) : null;
    const browser = parts.includes('e2e')
      ? browserTests([...shard, ...grep, ...positionals], unit ?? undefined)
      : null;
    for (const ended of await Promise.allSettled([unit, browser])) {
      if (ended.status === 'rejected') throw ended.reason;
      if (ended.value) outcomes.push(ended.value);
    }
  } finally {
    reportOutcomes(outcomes);
  }
});
process.exit();
