import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENT, isVariable } from '@forecourt/lib/platform/environment-table';
import { describe, expect, test } from 'vitest';
import { environmentFiles } from '../../../tasks/environment-files.ts';
import { tracked } from '../../lint/files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The table, what is derived from it, and this test. */
const NOT_READERS = [
  'lib/platform/environment-table.ts',
  'scripts/tasks/environment-files.ts',
  'scripts/checks/integration/operations/environment.test.ts',
];
const SOURCES = tracked(/^(?:lib|storefront|studio|schemas|scripts)\/.*\.(?:ts|tsx|mjs)$/)
  .filter((file) => !NOT_READERS.includes(file))
  .map((file) => ({ file, text: read(file) }));
/** Constants that may name a variable, as in `process.env[SHARED_SERVER]`. */
const CONSTANTS = new Map(
  SOURCES.flatMap(({ text }) =>
    [...text.matchAll(/\bconst ([A-Z][A-Z\d_]*) = '([^']*)';/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
);

/** Variables of the operating system. */
const SYSTEM = ['HOME', 'PATH'];
/** Set by our own process for libraries that it loads, and read by nothing of ours. */
const FOR_LIBRARIES = ['OTEL_LOGS_EXPORTER', 'OTEL_METRICS_EXPORTER'];

/** Returns the names of variables that a source reads from the environment of a process or a program. */
function variablesIn(text: string): string[] {
  const reads = [
    ...text.matchAll(/\b(?:process\.env|environment|env)\??\.([A-Z][A-Z\d_]*)\b/g),
    ...text.matchAll(/\bprocess\.env\[['"]([^'"]+)['"]\]/g),
  ].map(([, name = '']) => name);
  const destructured = [
    ...text.matchAll(/\{([^{}]*)\}(?:: NodeJS\.ProcessEnv)? = (?:process\.env|environment(?:\(\))?)\b/g),
  ].flatMap(([, names = '']) =>
    [...names.matchAll(/(?:^|,)\s*([A-Z][A-Z\d_]*)/g)].map(([, name = '']) => name),
  );
  const byConstant = [...text.matchAll(/\bprocess\.env\[([A-Z][A-Z\d_]*)\]/g)].map(
    ([, name = '']) => CONSTANTS.get(name) ?? name,
  );
  return [...reads, ...byConstant, ...destructured];
}

test.each(Object.entries(environmentFiles()))(
  '%s is what the table of variables generates',
  (file, content) => {
    expect(read(file), 'Run `node scripts/tasks/environment-files.ts`.').toBe(content);
  },
);

test('finds variables by property, name, constant and destructuring', () => {
  expect(
    variablesIn(
      "process.env.ONE; process.env['TWO']; process.env[UNKNOWN_NAME]; const { THREE, FOUR: four = '' } = process.env; environment.FIVE;",
    ),
  ).toEqual(['ONE', 'FIVE', 'TWO', 'UNKNOWN_NAME', 'THREE', 'FOUR']);
});

describe('the table of variables', () => {
  test('names every variable that code reads', () => {
    const isKnown = (name: string) =>
      isVariable(name) || SYSTEM.includes(name) || FOR_LIBRARIES.includes(name);
    const unknown = SOURCES.flatMap(({ file, text }) =>
      variablesIn(text).flatMap((name) => (isKnown(name) ? [] : [`${file}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });

  test('names no variable that nothing reads', () => {
    const deploy = ['compose.yaml', 'Containerfile'].map((file) => read(`.deploy/${file}`));
    const everything = [...SOURCES.map(({ text }) => text), ...deploy].join('\n');
    const words = new Set(everything.match(/\b[A-Z][A-Z\d_]+\b/g));
    expect(Object.keys(ENVIRONMENT).filter((name) => !words.has(name))).toEqual([]);
  });
});

/**
 * Reads that cannot go through the table: builds replace the first three with constants, and configuration files
 * run before there is a program.
 */
const REPLACED = /process\.env\.(?:NODE_ENV|NEXT_RUNTIME|NEXT_DEPLOYMENT_ID)\b/g;
const READERS = ['lib/platform/env.ts', 'storefront/next.config.ts'];
/** Set for the framework or a library, in the process that loads it. */
const SETS = /process\.env\.\w+ (?:\?\?)?= /g;

test('lib and storefront read the environment through the table', () => {
  const direct = SOURCES.filter(
    ({ file, text }) =>
      /^(?:lib|storefront)\//.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !READERS.includes(file) &&
      text.replaceAll(REPLACED, '').replaceAll(SETS, '').includes('process.env'),
  ).map(({ file }) => file);
  expect(direct).toEqual([]);
});
