// Three storefront instances, their shared store and Varnish in front of them: node
// scripts/bench/instances/main.ts [--only consistency|speed|flood|rolling] [--rounds N] [--addresses N] [--restarts N]
// [--quiet].
// - `consistency`: random publishes, feed prices, holds and payments through random instances, while instances and
// the store are killed and restarted (not with `--quiet`). Measures how long until all instances and Varnish
// show each change. Stale pages must not reappear, and no acknowledged hold, payment or enquiry may be lost.
// - `speed`: requests per second with the store, without it and through Varnish, and the cost of a page that
// another instance rendered.
// - `flood`: popular pages left in the cache after a flood of addresses, and memory.
// - `rolling`: instances restart in turn like a roll-out, under a load of pages and leads; no request may
// fail. Needs Debian's redis-server, varnish and varnish-modules, and uses `wrk` for load if installed.
import { parseArgs } from 'node:util';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { openCluster } from './cluster.ts';
import { proveConsistency } from './consistency.ts';
import { measureFlood } from './flood.ts';
import { rollInstances } from './rolling.ts';
import { measureColdPages, measureSpeed } from './speed.ts';

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
  const cluster = await openCluster();
  try {
    if (isWanted('speed')) {
      console.table(await step('Requests per second', () => measureSpeed(cluster)));
      console.table(await step('Pages of another instance', () => measureColdPages(cluster)));
    }
    if (isWanted('flood'))
      console.table(
        await step('A flood of addresses', () => measureFlood(cluster, Number(values.addresses))),
      );
    if (isWanted('rolling')) {
      const { failures, ...counts } = await step('Restarting the instances in turn', () =>
        rollInstances(cluster, Number(values.restarts)),
      );
      console.table(counts);
      for (const words of failures.slice(0, 20)) process.stdout.write(`  ${words}\n`);
      if (failures.length || counts.notOnce) process.exitCode = 1;
    }
    if (isWanted('consistency')) {
      const { rows, slowest, meetsTarget, revived, shoppers } = await proveConsistency(cluster, {
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
      if (!meetsTarget || revived.length || shoppers.losses.length) process.exitCode = 1;
    }
  } finally {
    await cluster.stop();
  }
});
process.exit();
