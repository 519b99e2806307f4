// node scripts/bench/search-engine/million/main.ts [COUNT]: what a million vehicles take in the search engine: memory while they
// are loaded for the first time and at rest, and the time of a page of hits with 17 facets. Answers are held against the
// oracle by the engine's tests and by main.ts, at sizes that an oracle can hold.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kind, makeVisit, visitKinds } from '../../../local/search-engine/test/oracle/queries.ts';
import { Random } from '../../../local/search-engine/test/oracle/random.ts';
import { countedFacets, indexName } from '../../../local/search-engine/test/oracle/settings.ts';
import { makeVehicles, type Vehicle } from '../../../local/search-engine/test/oracle/vehicles.ts';
import { EngineUnderTest } from '../engine-under-test.ts';
import { percentile, table } from '../table.ts';

const count = Number(process.argv[2] ?? 1_000_000);
/** Vehicles are made in slices, so that this process does not need more memory than the engine. */
const SLICE = 50_000;
const BATCH = 1_000;
const WARM_UP = 10;
const ROUNDS = 20;
const MEMORY_BAR = 1.6e9 * (count / 1e6);
const P50_BAR = 12;

function slice(number: number): Vehicle[] {
  return makeVehicles(Math.min(SLICE, count - number * SLICE), 20_251_121 + number).map((vehicle, index) => {
    const id = 100_000 + number * SLICE + index;
    return {
      ...vehicle,
      objectID: String(id),
      stock_number: `S${id}`,
      vin: `6T1${(id * 7919).toString(36).toUpperCase().padStart(7, '0')}`,
    };
  });
}

async function load(engine: EngineUnderTest): Promise<void> {
  let task = 0;
  for (let number = 0; number * SLICE < count; number++) {
    const vehicles = slice(number);
    for (let from = 0; from < vehicles.length; from += BATCH) {
      const requests = vehicles.slice(from, from + BATCH).map((body) => ({ action: 'updateObject', body }));
      task = JSON.parse(
        await engine.client.send('POST', `/1/indexes/${indexName}/batch`, { requests }),
      ).taskID;
    }
  }
  await engine.client.wait(task);
}

/** Milliseconds of pages of hits with all facets, by kind of search; the first rounds are not counted. */
async function measurePages(engine: EngineUnderTest): Promise<Map<Kind, number[]>> {
  const random = new Random(count);
  const stock = slice(0);
  const times = new Map<Kind, number[]>(visitKinds.map((kind) => [kind, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const kind of visitKinds) {
      const request = makeVisit(random, kind, stock).searches[0]?.request;
      const started = performance.now();
      await engine.client.send('POST', '/1/indexes/*/queries', { requests: [request] });
      if (round >= 0) times.get(kind)?.push(performance.now() - started);
    }
  return times;
}

const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const directory = mkdtempSync(join(tmpdir(), 'search-million-'));
try {
  const first = await EngineUnderTest.start(directory);
  await first.client.configure();
  const started = performance.now();
  await load(first);
  const seconds = (performance.now() - started) / 1000;
  await first.checkpoint();
  const { peak } = await first.memory();
  await first.stop();

  const engine = await EngineUnderTest.start(directory);
  const times = await measurePages(engine);
  const { now } = await engine.memory();
  await engine.stop();

  const all = [...times.values()].flat();
  const rows = [...times].map(([kind, list]) => [
    kind,
    percentile(list, 0.5).toFixed(2),
    percentile(list, 0.95).toFixed(2),
  ]);
  rows.push(['all', percentile(all, 0.5).toFixed(2), percentile(all, 0.95).toFixed(2)]);
  console.log(table([`${countedFacets.length} facets and 21 hits`, 'p50 ms', 'p95 ms'], rows));
  const problems = [
    now > MEMORY_BAR && `memory is ${mb(now)}, above ${mb(MEMORY_BAR)}`,
    peak > 2 * MEMORY_BAR && `memory while loading is ${mb(peak)}, above ${mb(2 * MEMORY_BAR)}`,
    percentile(all, 0.5) > P50_BAR && `p50 is above ${P50_BAR} ms`,
  ].filter((problem) => problem !== false);
  console.log(
    `\n${count.toLocaleString('en-AU')} vehicles loaded in ${seconds.toFixed(0)} s, at most ${mb(peak)}; at rest ${mb(now)}`,
  );
  console.log(problems.length === 0 ? 'Every bar is met.' : `Not reached: ${problems.join('; ')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
