// Three storefront instances, their shared store and Varnish in front of them: node
// scripts/bench/copies/main.ts [--only truth|speed|flood|rolling] [--rounds N] [--addresses N] [--restarts N]
// [--quiet].
// - `truth`: random publishes, feed prices, holds and payments through random instances, while instances and
// the store are killed and restarted (not with `--quiet`). Measures how long until all instances and Varnish
// show each change. Stale pages must not reappear, and no acknowledged hold, payment or enquiry may be lost.
// - `speed`: requests per second with the store, without it and through Varnish, and the cost of a page that
// another instance rendered.
// - `flood`: popular pages left in the cache after a flood of addresses, and memory.
// - `rolling`: instances restart in turn like a roll-out, under a load of pages and leads; no request may
// fail. Needs Debian's redis-server, varnish and varnish-modules, and uses `wrk` for load if installed.
import { parseArgs } from 'node:util';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { openFarm } from './farm.ts';
import { measureFlood } from './flood.ts';
import { rollCopies } from './rolling.ts';
import { measureColdPages, measureSpeed } from './speed.ts';
import { proveTruth } from './truth.ts';

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '200' },
      addresses: { type: 'string', default: '944' },
      restarts: { type: 'string', default: '50' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const isWanted = (name: string) => values.only === undefined || values.only === name;
  const farm = await openFarm();
  try {
    if (isWanted('speed')) {
      console.table(await step('Requests per second', () => measureSpeed(farm)));
      console.table(await step('Pages of another instance', () => measureColdPages(farm)));
    }
    if (isWanted('flood'))
      console.table(await step('A flood of addresses', () => measureFlood(farm, Number(values.addresses))));
    if (isWanted('rolling')) {
      const { failures, ...counts } = await step('Restarting the instances in turn', () =>
        rollCopies(farm, Number(values.restarts)),
      );
      console.table(counts);
      for (const words of failures.slice(0, 20)) process.stdout.write(`  ${words}\n`);
      if (failures.length || counts.notOnce) process.exitCode = 1;
    }
    if (isWanted('truth')) {
      const { rows, slowest, isWithinBar, revived, shoppers } = await proveTruth(farm, {
        rounds: Number(values.rounds),
        kills: !values.quiet,
      });
      console.table(rows);
      console.table(slowest);
      process.stdout.write(`stale pages that reappeared: ${revived.length}\n`);
      for (const words of revived.slice(0, 20)) process.stdout.write(`  ${words}\n`);
      process.stdout.write(
        `holds, payments and enquiries lost: ${shoppers.losses.length} of ${shoppers.promises}\n`,
      );
      for (const words of shoppers.losses.slice(0, 20)) process.stdout.write(`  ${words}\n`);
      if (!isWithinBar || revived.length || shoppers.losses.length) process.exitCode = 1;
    }
  } finally {
    await farm.stop();
  }
});
process.exit();
