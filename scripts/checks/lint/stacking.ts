// The stacking order is one scale, the `--z-…` tokens of app/globals.css. Scattered values would sooner or
// later put a bar under a header.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const RAW = /z-index:\s*-?\d|\bz-(?:\d|\[)/;

const problems: string[] = [];
for (const file of tracked(/^storefront\/.*\.(tsx|css)$/)) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (RAW.test(line))
        problems.push(`${file}:${index + 1}: a layer by number; use a --z- token of globals.css`);
    });
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
