import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Fails in CI if the committed types differ from generated ones. Restores the committed files. Usage: `pnpm
 * --filter @forecourt/schemas check-types`
 */
const files = ['./sanity.types.ts', './shapes/shapes.generated.ts'].map(
  (name) => new URL(name, import.meta.url),
);
const committedTexts = files.map((file) => readFileSync(file, 'utf8'));
execFileSync('pnpm', ['typegen'], {
  cwd: new URL('.', import.meta.url),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const outdatedFiles = files.filter((file, index) => readFileSync(file, 'utf8') !== committedTexts[index]);
for (const [index, file] of files.entries()) writeFileSync(file, committedTexts[index] ?? '');
if (outdatedFiles.length > 0) {
  console.error('The generated types or shapes are out of date. Run `pnpm typegen` and commit the result.');
  process.exit(1);
}
console.log('The generated types and shapes are up to date.');
