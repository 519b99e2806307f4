// `npm test`: every check. Lint, types and unused code; then the unit and integration tests; then the built product in
// Chromium, on emulators of its own (with other ports and data than a demo).
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Advice, runTask } from '../terminal/steps.mjs';
import { browserTests, buildProduct, requirePrograms } from './testing/browser-tests.ts';
import { type Outcome, RESULTS, reportOutcomes } from './testing/outcome.ts';
import { staticChecks } from './testing/static-checks.ts';
import { unitTests } from './testing/unit-tests.ts';

const PARTS = ['static', 'unit', 'e2e'];
const USAGE = `npm test -- [--only ${PARTS.join('|')}] [--shard 1/3] [--long] [NAME]...

  --only   parts to run, separated by commas
  --shard  one of several equal shares of the tests, as one of several machines runs them
  --long   fuzzers, outages and running costs at full length (npm run test:long)
  NAME     part of the name of a browser test's file`;

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      shard: { type: 'string' },
      long: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const parts = values.only.split(',');
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Advice(`${USAGE}\n\nThere is no part ${unknown.join(', ')}.`);
  if (values.long) {
    process.env.TEST_LENGTH = 'long';
    process.env.FORECOURT_CRASH_ROUNDS ??= 'all';
  }
  mkdirSync(RESULTS, { recursive: true });

  const shard = values.shard ? [`--shard=${values.shard}`] : [];
  const outcomes: Outcome[] = [];
  if (parts.includes('e2e')) requirePrograms();
  if (parts.includes('static')) await staticChecks();
  // The integration tests wait half of their time, in which the product is built.
  const [unit] = await Promise.all([
    parts.includes('unit') ? unitTests(shard) : null,
    parts.includes('e2e') ? buildProduct() : null,
  ]);
  if (unit) outcomes.push(unit);
  if (parts.includes('e2e')) outcomes.push(await browserTests([...shard, ...positionals]));
  reportOutcomes(outcomes);
});
process.exit();
