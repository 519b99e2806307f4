// pnpm stock:import --mapping FILE FEED [--accept GUARDS] [--dry-run] [--json REPORT]
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { feedPhotoHosts } from '@forecourt/lib/inventory/media/feed-hosts.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/inventory/media/shown-photos.server';
import { FeedError } from '@forecourt/lib/inventory/stock/feed-error';
import { GUARD_MEANINGS, type Guard, parseAccepted } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { reportText } from '@forecourt/lib/inventory/stock/importing/report-text';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { outboxTargets } from '@forecourt/lib/inventory/stock/outbox.server';
import { readRefusals } from '@forecourt/lib/inventory/stock/refusals.server';
import type pg from 'pg';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { freeMemory } from './free-memory.ts';
import { fileSize, progressBar } from './progress.ts';
import { refusalsText } from './refusals-text.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

const USAGE = `pnpm stock:import --mapping FILE FEED

  --mapping FILE   maps this feed's columns to vehicles, see scripts/demo/mappings
  --accept GUARDS  guards to override after checking, separated by commas:
${Object.entries(GUARD_MEANINGS)
  .map(([guard, meaning]) => `                     ${guard.padEnd(12)} ${meaning}`)
  .join('\n')}
  --dry-run        check everything and write nothing
  --json REPORT    also write the whole report to a file`;

await runCommand(async () => {
  const { mapping, feed, accept, dryRun, json } = readArguments();
  loadEnvironment();
  freeMemory();
  const targets = outboxTargets(process.env);
  const pool = await openDatabase(targets.databaseUrl);
  try {
    const bytes = await fileSize(feed);
    const importBar = progressBar('Importing', bytes, 'rows');
    const report = await importFeed({
      pool,
      mapping: await loadMapping(mapping),
      file: feed,
      accept,
      dryRun,
      onWaiting: () =>
        process.stdout.write('Another import of this feed is running; this one waits for its end.\n'),
      canBeShown: photosThatCanBeShownBy(await feedPhotoHosts(pool)),
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

async function index(pool: pg.Pool, targets: ReturnType<typeof outboxTargets>): Promise<void> {
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
      `The stock is imported, but search did not accept it: ${(error as Error).message}. The worker will retry.`,
    );
  } finally {
    bar?.stop();
  }
  process.stdout.write(`Search is up to date (${((performance.now() - startTime) / 1000).toFixed(1)} s)\n`);
  process.stdout.write(refusalsText(await readRefusals(pool)));
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
  return {
    mapping: values.mapping,
    feed,
    accept: acceptedGuards(values.accept),
    dryRun: values['dry-run'],
    json: values.json,
  };
}

function acceptedGuards(options: readonly string[]): Guard[] {
  return options.flatMap((words) => {
    const parsedWords = parseAccepted(words);
    if ('guards' in parsedWords) return parsedWords.guards;
    throw new Advice(`--accept "${parsedWords.unknown}" names no guard.\n\n${USAGE}`);
  });
}

function parse() {
  return parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      accept: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
}
