import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * For CI: regenerates the types and fails when the committed ones differ, leaving the committed file as it was.
 * Usage: `pnpm --filter @forecourt/schemas check-types`
 */
const file = new URL('./sanity.types.ts', import.meta.url);
const committed = readFileSync(file, 'utf8');
execFileSync('pnpm', ['typegen'], {
  cwd: new URL('.', import.meta.url),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const generated = readFileSync(file, 'utf8');
if (generated !== committed) {
  writeFileSync(file, committed);
  console.error('schemas/sanity.types.ts is out of date. Run `pnpm typegen` and commit the result.');
  process.exit(1);
}
console.log('schemas/sanity.types.ts is up to date.');
