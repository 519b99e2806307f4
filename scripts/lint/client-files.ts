// A file's name says where it runs: every `*.client.ts(x)` begins with 'use client', and no other file does, except
// those whose names Next prescribes. So nobody is surprised to find code that runs in the browser.
import { readFileSync } from 'node:fs';
import { tracked } from './files.ts';

const NAMED_BY_FRAMEWORK = /(^|\/)(global-)?error\.tsx$/;

const problems: string[] = [];
for (const file of tracked(/^storefront\/.*\.tsx?$/)) {
  const isClient = /^'use client';/.test(readFileSync(file, 'utf8'));
  const saysClient = /\.client\.tsx?$/.test(file);
  if (saysClient && !isClient) problems.push(`${file}: begins without 'use client'`);
  if (isClient && !saysClient && !NAMED_BY_FRAMEWORK.test(file))
    problems.push(`${file}: has 'use client'; name it *.client.ts or *.client.tsx`);
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
