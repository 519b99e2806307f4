import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, measure } from './measure.ts';
import { table } from './table.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '5000,50000,250000' },
    visits: { type: 'string', default: '25' },
    checked: { type: 'string', default: '5' },
  },
});

/** What the engine must reach: p50 of a visit in milliseconds by size, and the rest for every size. */
const targets = {
  p50: { 50000: 3, 250000: 12 } as Record<number, number>,
  save: 2,
  memory: 600e6,
  ratio: 15,
};

const measured: Measured[] = [];
for (const size of values.sizes.split(',').map(Number)) {
  const directory = mkdtempSync(join(tmpdir(), 'search-bench-'));
  try {
    measured.push(await measure(size, Number(values.visits), Number(values.checked), directory));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const ms = (value: number): string => value.toFixed(2);
const mb = (value: number): string => `${Math.round(value / 1e6)} MB`;

console.log(
  '\nA visit: one multi-query over HTTP with 21 hits, 17 facets, and a count per refined facet. Milliseconds; CPU is the mean processor time of a visit.\n',
);
console.log(
  table(
    [
      'vehicles',
      'answers',
      'wrong',
      'p50',
      'p95',
      'DuckDB p50',
      'DuckDB p95',
      'ratio',
      'CPU',
      'DuckDB CPU',
      'save to visible',
      'p95 while loading',
      'memory',
      'peak',
      'load s',
      'restart s',
    ],
    measured.map((one) => [
      one.size.toLocaleString('en-AU'),
      String(one.checked),
      String(one.wrong),
      ms(one.engine.p50),
      ms(one.engine.p95),
      ms(one.duck.p50),
      ms(one.duck.p95),
      `${(one.duck.p50 / one.engine.p50).toFixed(1)}x`,
      ms(one.cpu.engine),
      ms(one.cpu.duck),
      ms(one.save.p50),
      ms(one.loading.p95),
      mb(one.memory),
      mb(one.peak),
      (one.load / 1000).toFixed(1),
      (one.restart / 1000).toFixed(2),
    ]),
  ),
);
for (const one of measured) {
  console.log(`\n${one.size.toLocaleString('en-AU')} vehicles, p50 by kind of visit\n`);
  const rows = one.kinds.map(({ kind, engine, duck }) => [
    kind,
    ms(engine),
    ms(duck),
    `${(duck / engine).toFixed(1)}x`,
  ]);
  console.log(table(['visit', 'engine', 'DuckDB', 'ratio'], rows));
}

const failures = measured.flatMap((one) => {
  const p50 = targets.p50[one.size] ?? Number.POSITIVE_INFINITY;
  return [
    one.wrong > 0 && `${one.wrong} of ${one.checked} answers differ from the oracle`,
    one.engine.p50 > p50 && `p50 is ${ms(one.engine.p50)} ms, above ${p50}`,
    one.save.p50 > targets.save && `saving takes ${ms(one.save.p50)} ms, above ${targets.save}`,
    one.memory > targets.memory && `memory is ${mb(one.memory)}, above ${mb(targets.memory)}`,
    one.duck.p50 / one.engine.p50 < targets.ratio &&
      `only ${(one.duck.p50 / one.engine.p50).toFixed(1)} times DuckDB`,
  ]
    .filter((failure) => failure !== false)
    .map((failure) => `${one.size}: ${failure}`);
});
console.log(failures.length === 0 ? '\nAll figures reached.' : `\nNot reached:\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
