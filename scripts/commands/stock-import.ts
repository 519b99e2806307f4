// pnpm stock:import --mapping FILE FEED [--force] [--dry-run] [--json REPORT]
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openPool } from '@forecourt/lib/database/client.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/media/shown-photos.server';
import { FeedError } from '@forecourt/lib/stock/feed-error';
import { importFeed } from '@forecourt/lib/stock/importing/import-feed.server';
import { reportText } from '@forecourt/lib/stock/importing/report-text';
import { indexEverything } from '@forecourt/lib/stock/index-everything.server';
import { loadMapping } from '@forecourt/lib/stock/mapping/load.server';
import { outboxTargets } from '@forecourt/lib/stock/outbox.server';
import { loadEnvironment } from '../terminal/environment.ts';
import { Advice, runTask } from '../terminal/steps.mjs';
import { fileSize, progressBar } from './progress.ts';

const USAGE = `pnpm stock:import --mapping FILE FEED

  --mapping FILE   how this feed's columns become cars, see scripts/seed/mappings
  --force          take a feed that is refused for retiring most of the stock, being empty,
                   listing a vehicle twice or lacking its last line break
  --dry-run        check everything and write nothing
  --json REPORT    write the whole report to a file as well`;

await runTask(async () => {
  const { mapping, feed, force, dryRun, json } = readArguments();
  loadEnvironment();
  const targets = outboxTargets(process.env);
  const pool = openPool(targets.databaseUrl);
  try {
    const bytes = await fileSize(feed);
    const importBar = progressBar('Importing', bytes, 'rows');
    const report = await importFeed({
      pool,
      mapping: await loadMapping(mapping),
      file: feed,
      force,
      dryRun,
      canBeShown: photosThatCanBeShownBy(process.env),
      onProgress: (progress) => importBar.update(progress.bytes, progress.rows),
    }).finally(importBar.stop);
    if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
    process.stdout.write(`${reportText(report)}\n`);
    if (report.error) {
      process.exitCode = 1;
      return;
    }
    if (report.outcome === 'imported' && !dryRun) await index(pool, targets);
  } catch (error) {
    throw error instanceof FeedError ? new Advice(error.message) : error;
  } finally {
    await pool.end();
  }
});

async function index(
  pool: ReturnType<typeof openPool>,
  targets: ReturnType<typeof outboxTargets>,
): Promise<void> {
  const startTime = performance.now();
  let bar: ReturnType<typeof progressBar> | undefined;
  let total = 0;
  try {
    await indexEverything(
      pool,
      { search: targets.search, keep: targets.listener !== null },
      (pendingCount) => {
        total = Math.max(total, pendingCount);
        bar ??= progressBar('Indexing', total, 'vehicles');
        bar.update(total - pendingCount, total - pendingCount);
      },
    );
  } catch (error) {
    throw new Advice(
      `The stock is imported, but search did not take it: ${(error as Error).message}. The worker tries again by itself.`,
    );
  } finally {
    bar?.stop();
  }
  process.stdout.write(`Search is up to date (${((performance.now() - startTime) / 1000).toFixed(1)} s)\n`);
}

function readArguments() {
  let parsedArguments: ReturnType<typeof parse>;
  try {
    parsedArguments = parse();
  } catch (error) {
    throw new Advice(`${(error as Error).message}\n\n${USAGE}`);
  }
  const { values, positionals } = parsedArguments;
  const [feed] = positionals;
  if (!values.mapping || !feed || positionals.length > 1) throw new Advice(USAGE);
  return { mapping: values.mapping, feed, force: values.force, dryRun: values['dry-run'], json: values.json };
}

function parse() {
  return parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
}
