// A file's name shows where it runs: every `*.client.ts(x)` begins with 'use client', and no other file does,
// except those whose names Next prescribes. A style sheet must be imported by a component that it styles: the
// bundler skips files that only re-export (package.json, sideEffects), and their style sheets with them.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const NAMED_BY_FRAMEWORK = /(^|\/)(global-)?error\.tsx$/;

const IMPORTED_STYLES = /^import '[^']+\.css';$/m;
const OWN_EXPORT = /^export (?!\{|\*|type )/m;

const problems: string[] = [];
for (const file of tracked(/^storefront\/.*\.tsx?$/)) {
  const text = readFileSync(file, 'utf8');
  const isClient = text.startsWith("'use client';");
  if (IMPORTED_STYLES.test(text) && !OWN_EXPORT.test(text) && !/(^|\/)main\.ts$/.test(file))
    problems.push(`${file}: imports a style sheet and exports nothing of its own`);
  const saysClient = /\.client\.tsx?$/.test(file);
  if (saysClient && !isClient) problems.push(`${file}: does not begin with 'use client'`);
  if (isClient && !saysClient && !NAMED_BY_FRAMEWORK.test(file))
    problems.push(`${file}: has 'use client'; name it *.client.ts or *.client.tsx`);
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
