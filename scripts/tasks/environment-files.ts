// `node scripts/tasks/environment-files.ts`: writes the examples of an environment and its page in the docs from
// the table of variables (lib/platform/environment-table.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENT, type EnvironmentVariable, type Scope } from '@forecourt/lib/platform/environment-table';
import { parse } from 'yaml';
import { ROOT } from '../emulators/settings.ts';

const COMPOSE = path.join(ROOT, '.deploy', 'compose.yaml');

type Row = readonly [name: string, variable: EnvironmentVariable];

const ROWS: readonly Row[] = Object.entries<EnvironmentVariable>(ENVIRONMENT);
const rowsOf = (scope: Scope) => ROWS.filter(([, variable]) => (variable.scope ?? 'production') === scope);
const isRequired: (row: Row) => boolean = ([, { schema, isRequired: isNeeded }]) =>
  isNeeded === true || !schema.safeParse(undefined).success;

/** Returns the value that a variable has if it is not set; empty without one. */
function defaultOf({ schema }: EnvironmentVariable): string {
  const parsed = schema.safeParse(undefined);
  const value: unknown = parsed.success ? parsed.data : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Returns the content of each generated file, by its path from the project's root. */
export const environmentFiles = (): Readonly<Record<string, string>> => ({
  '.env.example': developmentExample(),
  '.deploy/forecourt.env.example': productionExample(),
  '.docs/environment.md': page(),
});

const lines = (rows: readonly Row[], sign: '#' | '') =>
  rows.flatMap(([name, variable]) => {
    const { purpose, example } = variable;
    return [
      `# ${name}: ${purpose}${example ? ` (${example})` : ''}`,
      `${sign}${name}=${sign ? defaultOf(variable) : ''}`,
    ];
  });

function developmentExample(): string {
  return `${[
    '# Written by scripts/tasks/environment-files.ts from lib/platform/environment-table.ts.',
    '# The demo, `npm run dev` and the tests need no environment: they start emulators and set everything themselves.',
    '# For production copy .deploy/forecourt.env.example, and read .docs/production.md.',
    '',
    '# Optional, for development and tests. No program loads this file: set a variable before the command.',
    ...lines(rowsOf('development'), '#'),
  ].join('\n')}\n`;
}

function productionExample(): string {
  const text = readFileSync(COMPOSE, 'utf8');
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  // Variables that compose.yaml sets for a service, but not from a variable of the same name.
  const set = new Set(
    Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).flatMap(([name, value]) => (value.includes(`\${${name}`) ? [] : [name])),
    ),
  );
  const isNeeded = (row: Row) => isRequired(row) || text.includes(`\${${row[0]}:?}`);
  // The studio's build takes its others from variables of the storefront, as compose.yaml does.
  const own = [...rowsOf('production'), ...rowsOf('studio').filter(isNeeded)].filter(
    ([name]) => !set.has(name),
  );
  return `${[
    '# Copy to forecourt.env and fill in. Written by scripts/tasks/environment-files.ts from lib/platform/environment-table.ts.',
    '# No quotes around values: kubectl would keep them. For secrets of your own: openssl rand -hex 32',
    '',
    '# Required',
    ...lines(own.filter(isNeeded), ''),
    '',
    '# Optional: remove the sign before a line to set it. Values are defaults',
    ...lines(
      own.filter((row) => !isNeeded(row)),
      '#',
    ),
    '',
    '# Set by compose.yaml. Without compose, set DATABASE_URL, and the others as needed',
    ...lines(
      rowsOf('production').filter(([name]) => set.has(name)),
      '#',
    ),
    '',
    '# For demos and tests only',
    ...lines(rowsOf('emulators'), '#'),
  ].join('\n')}\n`;
}

const SECTIONS: Readonly<Record<Scope, string>> = {
  production: 'Production',
  studio: "The studio's build",
  emulators: 'Emulators',
  development: 'Development and tests',
  internal: 'Set by scripts and tools',
};
const INTRODUCTIONS: Readonly<Record<Scope, string>> = {
  production:
    'An installation sets these. Copy [`.deploy/forecourt.env.example`](../.deploy/forecourt.env.example); [production](production.md) says which services they belong to.',
  studio: 'Baked into the files of the studio when it is built.',
  emulators: 'Demos and tests set these. In production leave them out: the programs then call the vendors.',
  development: 'All optional. Set one before the command, such as `FORECOURT_PORT_OFFSET=100 npm run demo`.',
  internal: 'Set by a script, a build or a tool for the programs that it starts. Do not set them yourself.',
};

function page(): string {
  return `${[
    '# Environment variables',
    '',
    'Written by `node scripts/tasks/environment-files.ts` from `lib/platform/environment-table.ts`. A program that lacks a required variable, or',
    'has a malformed one, does not start and names it with its purpose. An empty variable counts as missing.',
    ...(Object.keys(SECTIONS) as Scope[]).flatMap((scope) => [
      '',
      `## ${SECTIONS[scope]}`,
      '',
      INTRODUCTIONS[scope],
      '',
      ...table(rowsOf(scope)),
    ]),
  ].join('\n')}\n`;
}

function table(rows: readonly Row[]): string[] {
  const cells = [
    ['Name', 'Purpose', 'Read by', 'Value'],
    ...rows.map((row) => {
      const [name, { purpose, readBy, isSecret }] = row;
      return [
        `\`${name}\``,
        purpose,
        readBy.join(', '),
        [isSecret && 'secret', describeValue(row)].filter(Boolean).join('; '),
      ];
    }),
  ].map((row) => row.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll('*', String.raw`\*`)));
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

/** Returns whether a variable is required, its default, and an example. */
function describeValue(row: Row): string {
  const [, variable] = row;
  const { example } = variable;
  const byDefault = defaultOf(variable);
  return [
    isRequired(row) && 'required',
    byDefault && `default \`${byDefault}\``,
    example && `for example \`${example}\``,
  ]
    .filter(Boolean)
    .join(', ');
}

if (import.meta.filename === process.argv[1])
  for (const [file, content] of Object.entries(environmentFiles()))
    writeFileSync(path.join(ROOT, file), content);
