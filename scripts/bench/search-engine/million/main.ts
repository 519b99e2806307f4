// node scripts/bench/search-engine/million/main.ts [COUNT]: memory of a million vehicles in the search engine
// during the first load, idle afterwards and after a restart, and the time of a page of hits with 17 facets.
// Memory is that of the whole process. The engine's tests and main.ts compare answers with the oracle, at
// sizes that an oracle can hold.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kind, makeVisit, visitKinds } from '../../../emulators/search-engine/test/oracle/queries.ts';
import { Random } from '../../../emulators/search-engine/test/oracle/random.ts';
import { countedFacets, indexName } from '../../../emulators/search-engine/test/oracle/settings.ts';
import { makeVehicles, type Vehicle } from '../../../emulators/search-engine/test/oracle/vehicles.ts';
import { EngineUnderTest } from '../engine-under-test.ts';
import { percentile, table } from '../table.ts';

const count = Number(process.argv[2] ?? 1_000_000);
/** Vehicles are generated in slices, so that this process does not need more memory than the engine. */
const SLICE = 50_000;
const BATCH = 1_000;
const WARM_UP = 10;
const ROUNDS = 20;
/** Limits: bytes at rest and while loading, at least those of an empty process; milliseconds of a page. */
const EMPTY = 400e6;
const BARS = {
  rest: Math.max(EMPTY, 1.6e9 * (count / 1e6)),
  peak: Math.max(EMPTY, 2.4e9 * (count / 1e6)),
  p50: 12,
};

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

interface Pages {
  time: number[];
  cpu: number[];
}

async function measurePages(engine: EngineUnderTest): Promise<Map<Kind, Pages>> {
  const random = new Random(count);
  const stock = slice(0);
  const pages = new Map<Kind, Pages>(visitKinds.map((kind) => [kind, { time: [], cpu: [] }]));
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const kind of visitKinds) {
      const request = makeVisit(random, kind, stock).searches[0]?.request;
      const cpuBefore = await engine.cpu();
      const startedAt = performance.now();
      await engine.client.send('POST', '/1/indexes/*/queries', { requests: [request] });
      const time = performance.now() - startedAt;
      const cpu = (await engine.cpu()) - cpuBefore;
      if (round < 0) continue;
      pages.get(kind)?.time.push(time);
      pages.get(kind)?.cpu.push(cpu);
    }
  return pages;
}

const cells = ({ time, cpu }: Pages): string[] =>
  [percentile(time, 0.5), percentile(time, 0.95), percentile(cpu, 0.5)].map((ms) => ms.toFixed(2));

const mb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const directory = mkdtempSync(join(tmpdir(), 'search-million-'));
try {
  const first = await EngineUnderTest.start(directory);
  await first.client.configure();
  const startedAt = performance.now();
  await load(first);
  const seconds = (performance.now() - startedAt) / 1000;
  await first.checkpoint();
  const { now: loadedMemory, peak } = await first.memory();
  await first.stop();

  const engine = await EngineUnderTest.start(directory);
  const { now: openedMemory } = await engine.memory();
  const pages = await measurePages(engine);
  const { now: searchedMemory } = await engine.memory();
  await engine.stop();

  const all: Pages = {
    time: [...pages.values()].flatMap(({ time }) => time),
    cpu: [...pages.values()].flatMap(({ cpu }) => cpu),
  };
  const rows = [...pages, ['all', all] as const].map(([kind, times]) => [kind, ...cells(times)]);
  // CPU time shows the cost of a page even on a busy machine.
  console.log(table([`${countedFacets.length} facets and 21 hits`, 'p50 ms', 'p95 ms', 'CPU p50 ms'], rows));
  const p50 = percentile(all.time, 0.5);
  const problems = [
    ...Object.entries({ loading: loadedMemory, opening: openedMemory, searching: searchedMemory })
      .filter(([, bytes]) => bytes > BARS.rest)
      .map(([when, bytes]) => `at rest after ${when} ${mb(bytes)}, above ${mb(BARS.rest)}`),
    ...(peak > BARS.peak ? [`while loading ${mb(peak)}, above ${mb(BARS.peak)}`] : []),
    ...(p50 > BARS.p50 ? [`p50 is ${p50.toFixed(2)} ms, above ${BARS.p50}`] : []),
  ];
  console.log(
    `\n${count.toLocaleString('en-AU')} vehicles loaded in ${seconds.toFixed(0)} s, at most ${mb(peak)}; at rest after that ${mb(loadedMemory)}, ` +
      `after a restart ${mb(openedMemory)}, after ${all.time.length} pages ${mb(searchedMemory)}`,
  );
  console.log(problems.length === 0 ? 'All targets are met.' : `Missed targets: ${problems.join('; ')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
