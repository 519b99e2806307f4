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

/** Targets for the engine: p50 of a visit in milliseconds by size; the others apply to every size. */
const targets = {
  p50: { 50000: 3, 250000: 12 } as Record<number, number>,
  save: 2,
  memory: 600e6,
  ratio: 15,
};

const ms = (value: number): string => value.toFixed(2);
const mb = (value: number): string => `${Math.round(value / 1e6)} MB`;
const ratio = (duck: number, engine: number): string => `${(duck / engine).toFixed(1)}x`;

const columns: [head: string, cell: (one: Measured) => string][] = [
  ['vehicles', ({ size }) => size.toLocaleString('en-AU')],
  ['answers', ({ checked }) => String(checked)],
  ['wrong', ({ wrong }) => String(wrong)],
  ['p50', ({ engine }) => ms(engine.p50)],
  ['p95', ({ engine }) => ms(engine.p95)],
  ['CPU', ({ cpu }) => ms(cpu.engine)],
  ['DuckDB p50', ({ duck }) => ms(duck.p50)],
  ['DuckDB p95', ({ duck }) => ms(duck.p95)],
  ['DuckDB CPU', ({ cpu }) => ms(cpu.duck)],
  ['ratio', ({ engine, duck }) => ratio(duck.p50, engine.p50)],
  ['save to visible', ({ save }) => ms(save.p50)],
  ['p95 while loading', ({ loading }) => ms(loading.p95)],
  ['memory', ({ memory }) => mb(memory)],
  ['peak', ({ peak }) => mb(peak)],
  ['load s', ({ load }) => (load / 1000).toFixed(1)],
  ['restart s', ({ restart }) => (restart / 1000).toFixed(2)],
];

function summary(measurements: readonly Measured[]): string {
  return table(
    columns.map(([head]) => head),
    measurements.map((one) => columns.map(([, cell]) => cell(one))),
  );
}

function failuresOf(one: Measured): string[] {
  const p50 = targets.p50[one.size] ?? Number.POSITIVE_INFINITY;
  const problems = [
    one.wrong > 0 && `${one.wrong} of ${one.checked} answers differ from the oracle`,
    one.engine.p50 > p50 && `p50 is ${ms(one.engine.p50)} ms, above ${p50}`,
    one.save.p50 > targets.save && `saving takes ${ms(one.save.p50)} ms, above ${targets.save}`,
    one.memory > targets.memory && `memory is ${mb(one.memory)}, above ${mb(targets.memory)}`,
    one.duck.p50 < targets.ratio * one.engine.p50 &&
      `only ${ratio(one.duck.p50, one.engine.p50)} as fast as DuckDB`,
  ];
  return problems.filter((failure) => failure !== false).map((failure) => `${one.size}: ${failure}`);
}

console.log('A visit is one multi-query over HTTP: 21 hits, 17 facets, and a count per refined facet.');
console.log('Times in milliseconds; CPU is the mean processor time of a visit.');

const measurements: Measured[] = [];
for (const size of values.sizes.split(',').map(Number)) {
  const directory = mkdtempSync(join(tmpdir(), 'search-bench-'));
  try {
    const one = await measure(size, Number(values.visits), Number(values.checked), directory);
    measurements.push(one);
    console.log(`\n${summary([one])}\n`);
    const rows = one.kinds.map(({ kind, engine, duck }) => [kind, ms(engine), ms(duck), ratio(duck, engine)]);
    console.log(table(['visit (p50)', 'engine', 'DuckDB', 'ratio'], rows));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const failures = measurements.flatMap(failuresOf);
console.log(`\n${summary(measurements)}`);
console.log(failures.length === 0 ? '\nAll targets are met.' : `\nMissed targets:\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
