import { BenchClient } from '../../emulators/search-engine/test/oracle/client.ts';
import { differences, type EngineResponse } from '../../emulators/search-engine/test/oracle/compare.ts';
import { Oracle } from '../../emulators/search-engine/test/oracle/oracle.ts';
import {
  type Kind,
  makeVisit,
  type Visit,
  visitKinds,
} from '../../emulators/search-engine/test/oracle/queries.ts';
import { Random } from '../../emulators/search-engine/test/oracle/random.ts';
import { rules } from '../../emulators/search-engine/test/oracle/rules.ts';
import { countedFacets, indexName } from '../../emulators/search-engine/test/oracle/settings.ts';
import { makeVehicles, type Vehicle } from '../../emulators/search-engine/test/oracle/vehicles.ts';
import { Duck } from './duck.ts';
import { EngineUnderTest } from './engine-under-test.ts';
import { percentile } from './table.ts';

interface Times {
  p50: number;
  p95: number;
}

export interface Measured {
  size: number;
  checked: number;
  wrong: number;
  engine: Times;
  duck: Times;
  /** Average CPU time of a visit, which hardly depends on other load. */
  cpu: { engine: number; duck: number };
  kinds: { kind: Kind; engine: number; duck: number }[];
  /** From sending a changed vehicle to reading an answer that shows the change. */
  save: Times;
  loading: Times;
  memory: number;
  peak: number;
  load: number;
  restart: number;
}

const saves = 200;
/**
 * Warm-up rounds. V8 needs many to compile the engine's code (after 25 a visit still takes a fifth longer);
 * DuckDB is compiled already.
 */
const warmUps = { engine: 100, duck: 2 };

/**
 * Measures the engine at one size next to DuckDB and the oracle. Every round sends one visit of each kind to
 * the engine and then to DuckDB, and the answers of some rounds are compared with the oracle's.
 * @param visits number of visits of each kind
 * @param checkedCount number of visits checked by the oracle
 */
export async function measure(
  size: number,
  visits: number,
  checkedCount: number,
  directory: string,
): Promise<Measured> {
  console.log(`${size.toLocaleString('en-AU')} vehicles`);
  const vehicles = makeVehicles(size);
  const first = await EngineUnderTest.start(directory);
  await first.client.configure();
  const loadStarted = performance.now();
  const [loading] = await Promise.all([visitWhileLoading(first, size), first.client.load(vehicles)]);
  const load = performance.now() - loadStarted;
  const { peak } = await first.memory();
  console.log(`  loaded in ${(load / 1000).toFixed(1)} s, ${Math.round(peak / 1e6)} MB`);
  await first.checkpoint();
  await first.kill();

  const restartStarted = performance.now();
  const engine = await EngineUnderTest.start(directory);
  const restart = performance.now() - restartStarted;
  const duck = await Duck.load(vehicles);
  const oracle = new Oracle(rules, vehicles);
  const random = new Random(size);
  const times = { engine: new Map<Kind, number[]>(), duck: new Map<Kind, number[]>() };
  const checks = { count: 0, wrong: 0 };
  let duckCpu = 0;
  let cpuAtStart = 0;
  for (let round = -warmUps.engine; round < visits; round++) {
    if (round === 0) cpuAtStart = await engine.cpu();
    const visitRound = visitKinds.map((kind) => makeVisit(random, kind, vehicles));
    const answers: string[] = [];
    for (const visit of visitRound) {
      const [answer, time] = await timeOf(() => askEngine(engine, visit));
      answers.push(answer);
      if (round >= 0) push(times.engine, visit.kind, time);
    }
    if (round < -warmUps.duck) continue;
    for (const visit of visitRound) {
      const before = process.cpuUsage();
      const [, time] = await timeOf(() => askDuck(duck, visit));
      const { user, system } = process.cpuUsage(before);
      if (round < 0) continue;
      push(times.duck, visit.kind, time);
      duckCpu += (user + system) / 1000;
    }
    if (round < 0 || round >= checkedCount) continue;
    visitRound.forEach((visit, i) => {
      check(oracle, visit, answersIn(answers[i] ?? ''), checks);
    });
  }
  const engineCpu = (await engine.cpu()) - cpuAtStart;
  const { now: memory } = await engine.memory();
  duck.close();
  const save = await measureSaves(engine, oracle, vehicles, random);
  for (const kind of visitKinds) {
    const visit = makeVisit(random, kind, vehicles);
    check(oracle, visit, answersIn(await askEngine(engine, visit)), checks);
  }
  await engine.stop();
  return {
    size,
    checked: checks.count,
    wrong: checks.wrong,
    engine: summary([...times.engine.values()].flat()),
    cpu: { engine: engineCpu / (visits * visitKinds.length), duck: duckCpu / (visits * visitKinds.length) },
    duck: summary([...times.duck.values()].flat()),
    kinds: visitKinds.map((kind) => ({
      kind,
      engine: percentile(times.engine.get(kind) ?? [], 0.5),
      duck: percentile(times.duck.get(kind) ?? [], 0.5),
    })),
    save,
    loading,
    memory,
    peak,
    load,
    restart,
  };
}

/** Visits the results page over a separate connection until it counts all vehicles. */
async function visitWhileLoading(engine: EngineUnderTest, size: number): Promise<Times> {
  const client = new BenchClient(engine.url);
  const times: number[] = [];
  const request = { indexName, facets: countedFacets, hitsPerPage: 21 };
  for (let hitCount = 0; hitCount < size; ) {
    const [text, time] = await timeOf(() =>
      client.send('POST', '/1/indexes/*/queries', { requests: [request] }),
    );
    times.push(time);
    hitCount = answersIn(text)[0]?.nbHits ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  client.close();
  return summary(times);
}

function askEngine(engine: EngineUnderTest, { searches }: Visit): Promise<string> {
  return engine.client.send('POST', '/1/indexes/*/queries', {
    requests: searches.map(({ request }) => request),
  });
}

function answersIn(text: string): EngineResponse[] {
  return (JSON.parse(text) as { results: EngineResponse[] }).results;
}

async function askDuck(duck: Duck, { searches }: Visit): Promise<void> {
  for (const { oracle } of searches) await duck.search(oracle);
}

function check(
  oracle: Oracle,
  { kind, searches }: Visit,
  answers: readonly EngineResponse[],
  checks: { count: number; wrong: number },
): void {
  searches.forEach((search, i) => {
    const mistakes = differences(answers[i] as EngineResponse, oracle.search(search.oracle), search.oracle);
    checks.count++;
    if (mistakes.length === 0) return;
    checks.wrong++;
    console.log(
      `  wrong (${kind}): ${JSON.stringify(search.request)}\n    ${mistakes.join('\n    ').slice(0, 2000)}`,
    );
  });
}

async function measureSaves(
  engine: EngineUnderTest,
  oracle: Oracle,
  vehicles: readonly Vehicle[],
  random: Random,
): Promise<Times> {
  const times: number[] = [];
  for (let i = 0; i < saves; i++) {
    const vehicle = { ...random.pick(vehicles), price: 3000 + i, colour: 'Teal' };
    const question = {
      filters: `objectID:${vehicle.objectID} AND price=${vehicle.price} AND colour:Teal`,
      attributesToRetrieve: [],
    };
    const [answer, time] = await timeOf(async () => {
      await engine.client.send('PUT', `/1/indexes/${indexName}/${vehicle.objectID}`, vehicle);
      return JSON.parse(
        await engine.client.send('POST', `/1/indexes/${indexName}/query`, question),
      ) as EngineResponse;
    });
    if (answer.nbHits !== 1) throw new Error(`The change of ${vehicle.objectID} is not visible`);
    times.push(time);
    oracle.put(vehicle);
  }
  return summary(times);
}

async function timeOf<T>(run: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  const result = await run();
  return [result, performance.now() - startedAt];
}

function push(times: Map<Kind, number[]>, kind: Kind, time: number): void {
  const list = times.get(kind);
  if (list === undefined) times.set(kind, [time]);
  else list.push(time);
}

function summary(times: readonly number[]): Times {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
