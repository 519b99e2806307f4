// The dependency rule: `lib` imports from no other top-level folder and `schemas` only from `lib`; `storefront`,
// `studio` and `scripts` import from those two and never from each other. Inside `lib`, only `*.server.ts` files do
// I/O.
import { tracked } from './files.ts';
import { importsOf, relativeTarget } from './imports.ts';

const ALLOWED: Record<string, string[]> = {
  lib: ['lib'],
  schemas: ['schemas', 'lib'],
  storefront: ['storefront', 'schemas', 'lib'],
  studio: ['studio', 'schemas', 'lib'],
  scripts: ['scripts', 'schemas', 'lib'],
};
const IO_MODULES =
  /^(node:(fs|net|http|https|child_process|dgram|tls|sqlite)|pg|drizzle-orm\/node-postgres|stripe|algoliasearch|@sanity\/client|next(\/|$))/;

const problems: string[] = [];
for (const file of tracked(/\.(ts|tsx|mjs)$/)) {
  const [owner = ''] = file.split('/');
  const allowed = ALLOWED[owner];
  if (!allowed) continue;
  for (const { target, typeOnly } of importsOf(file)) {
    const isPlain = owner === 'lib' && !/\.(server|test)\.ts$/.test(file);
    const workspace = /^@forecourt\/(\w+)/.exec(target)?.[1] ?? topFolderOf(file, target);
    if (workspace && !allowed.includes(workspace))
      problems.push(`${file}: imports ${target}, which ${owner} must not know`);
    if (isPlain && !typeOnly && IO_MODULES.test(target))
      problems.push(`${file}: touches I/O (${target}); name it *.server.ts`);
    if (isPlain && !typeOnly && /\.server(\.ts)?$/.test(target))
      problems.push(`${file}: a pure file imports ${target}`);
  }
}

/** Returns the top-level folder of a relative import if it differs from the file's. */
function topFolderOf(file: string, target: string): string | undefined {
  const folder = relativeTarget(file, target)?.split('/')[0];
  return folder === file.split('/')[0] ? undefined : folder;
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
