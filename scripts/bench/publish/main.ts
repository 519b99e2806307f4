// `node scripts/bench/publish/main.ts`: the time from an editor's publish to a page that shows it, for the
// most common content: a page, the home page, an offer, and a menu on every page. Once normally, and once
// with every core busy. Times are of this machine; the target is for an idle one with two cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { type Figure, reportFigures } from '../report.ts';
import { percentile } from '../search-page/percentile.ts';
import { startServers } from '../servers.ts';
import { KINDS, measurePublishing, type Times } from './measure.ts';

const ROUNDS = 25;
/** Milliseconds at the 95th percentile; twice that with busy cores. */
const TARGET = 500;
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 600);

await runTask(async () => {
  const { settings, stop } = await startServers({
    name: 'bench-publish',
    portOffset: PORT_OFFSET,
    reference: false,
  });
  try {
    const rows: Record<string, Figure> = {};
    for (const isBusy of [false, true]) {
      const spinning = isBusy ? Array.from({ length: availableParallelism() }, spin) : [];
      for (const [name, kind] of Object.entries(KINDS)) {
        const title = `${name}, ${isBusy ? 'all cores busy' : 'normal'}`;
        const times = await step(title, () => measurePublishing(settings, kind, ROUNDS));
        const shownTimes = times.map((time) => time.shown);
        const at = (step: keyof Times, share: number) =>
          percentile(
            times.map((time) => time[step]),
            share,
          ).toFixed(0);
        rows[title] = {
          samples: times.length,
          'lake p95': at('stored', 0.95),
          'notified p95': at('heard', 0.95),
          'shown p50': at('shown', 0.5),
          'shown p95': at('shown', 0.95),
          longest: Math.max(...shownTimes).toFixed(0),
          met: percentile(shownTimes, 0.95) <= (isBusy ? 2 * TARGET : TARGET),
        };
      }
      await Promise.all(spinning.map((worker) => worker.terminate()));
    }
    reportFigures(rows);
  } finally {
    await stop();
  }
});
process.exit();

function spin(): Worker {
  return new Worker('for (;;) Math.sqrt(Math.random());', { eval: true });
}
